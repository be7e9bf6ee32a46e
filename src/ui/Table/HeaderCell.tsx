import React, {type ComponentProps, type ReactNode} from 'react';

/** Renders a cell in a table's first row: a column header or, if empty, a plain cell. */
export default function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td />
  );
}
