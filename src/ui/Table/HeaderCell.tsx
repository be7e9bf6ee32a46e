import React, {type ComponentProps, type ReactNode} from 'react';

/** Cell of a table's first row: a column header or, when empty, a plain cell. */
export default function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td />
  );
}
