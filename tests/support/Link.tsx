import React, {type AnchorHTMLAttributes, type ReactNode} from 'react';

/** Stands for `@docusaurus/Link`: a plain link. */
export default function Link({
  to,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & {to: string}): ReactNode {
  return <a href={to} {...props} />;
}
