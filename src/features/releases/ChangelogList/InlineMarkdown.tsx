import React, {type ReactNode} from 'react';

import {inlineMarkdown, type Inline} from '../inlineMarkdown.ts';

interface Props {
  children: string;
  /** URL of the site in the reader's language (`/` or `/ru/`), for links to its pages. */
  base: string;
}

function part(inline: Inline, key: number, base: string): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return (
        <code key={key} translate="no">
          {inline.text}
        </code>
      );
    case 'bold':
      return <strong key={key}>{inline.parts.map((inner, index) => part(inner, index, base))}</strong>;
    case 'link':
      return (
        <a key={key} href={inline.target.startsWith('/') ? base + inline.target.slice(1) : inline.target}>
          {inlineMarkdown(inline.text).map((inner, index) => part(inner, index, base))}
        </a>
      );
  }
}

/** Renders a line of release notes. Text is escaped, so HTML in the data never reaches the page. */
export default function InlineMarkdown({children, base}: Props): ReactNode {
  return inlineMarkdown(children).map((inline, index) => part(inline, index, base));
}
