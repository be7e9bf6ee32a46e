import React, {type AnchorHTMLAttributes, type ReactNode} from 'react';

/** Replaces `@docusaurus/Link` with a plain link. */
export default function Link({
  to,
  autoAddBaseUrl: _autoAddBaseUrl,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & {to: string; autoAddBaseUrl?: boolean}): ReactNode {
  return <a href={to} {...props} />;
}
