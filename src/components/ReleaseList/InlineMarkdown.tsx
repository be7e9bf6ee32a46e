import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';

// Bold, inline code and links: all that lines of the changelogs may carry.
const PART = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\((https:\/\/[^\s)]+|\/[^\s)]*)\)/g;

/** Shows a line of release notes. Text stays text: no HTML of the data reaches the page. */
export default function InlineMarkdown({children}: {children: string}): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(PART)) {
    const [whole, bold, code, label, target] = match;
    nodes.push(children.slice(end, match.index));
    if (bold !== undefined) nodes.push(<strong key={match.index}>{bold}</strong>);
    else if (code !== undefined) nodes.push(<code key={match.index}>{code}</code>);
    else
      nodes.push(
        <Link key={match.index} to={target}>
          {label}
        </Link>,
      );
    end = match.index + whole.length;
  }
  nodes.push(children.slice(end));
  return nodes;
}
