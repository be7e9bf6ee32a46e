import type {Props} from '@theme/TOCItems/Tree';
import Tree from '@theme-original/TOCItems/Tree';
import React, {useMemo, type ReactNode} from 'react';

type Headings = Props['toc'];

function withoutTranslation(headings: Headings): Headings {
  return headings.map(({value, children, ...heading}) => ({
    ...heading,
    value: value.replaceAll('<code>', '<code translate="no">'),
    children: [...withoutTranslation(children)],
  }));
}

/** Wraps the theme's table of contents to prevent browsers from translating the code in it. */
export default function TreeWrapper({toc, ...props}: Props): ReactNode {
  const headings = useMemo(() => withoutTranslation(toc), [toc]);
  return <Tree {...props} toc={headings} />;
}
