import React, {type ComponentProps, type ReactNode} from 'react';

/** Cell of a table's first row: heads its column, or, when empty, is no heading at all. */
export default function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td />
  );
}
