import Line, {type Props as LineProps} from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import React, {memo, type ReactNode} from 'react';

import type {Token} from './plainLines.ts';

interface Props {
  tokens: Token[][];
  /** Classes of each line, by its index. */
  lineClassNames: Record<number, string[]>;
  showLineNumbers: boolean;
}

const getLineProps: LineProps['getLineProps'] = ({className}) => ({className: clsx('token-line', className)});

const getTokenProps: LineProps['getTokenProps'] = ({token}) => ({
  className: clsx('token', ...token.types),
  children: token.content,
  style: token.empty ? {display: 'inline-block'} : undefined,
});

/**
 * Renders the lines of a code block with the theme's components. They render again only if the code changes, which
 * matters because a page can have thousands of tokens, and the block around them changes its state after each mount.
 */
function Lines({tokens, lineClassNames, showLineNumbers}: Props): ReactNode {
  return tokens.map((line, index) => (
    <Line
      key={index}
      line={line}
      getLineProps={getLineProps}
      getTokenProps={getTokenProps}
      classNames={lineClassNames[index] ?? []}
      showLineNumbers={showLineNumbers}
    />
  ));
}

// The theme creates the metadata of a block, and with it the classes, on each render.
export default memo(
  Lines,
  (previous, next) =>
    previous.tokens === next.tokens &&
    previous.showLineNumbers === next.showLineNumbers &&
    JSON.stringify(previous.lineClassNames) === JSON.stringify(next.lineClassNames),
);
