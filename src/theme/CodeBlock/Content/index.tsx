import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useSnippetValues} from '@site/src/features/yourValues/useSnippetValues';
import {useServed} from '@site/src/ui/useServed';
import Line, {type Props as LineProps} from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import {memo, useLayoutEffect, useMemo, useRef, type CSSProperties, type ReactNode} from 'react';

import {codeSize} from './codeSize.ts';
import {plainLines, type Token} from './plainLines.ts';
import styles from './styles.module.css';
import {useHighlighter} from './useHighlighter.ts';

// Colors come from style sheets, by token class.
const NO_THEME = {plain: {}, styles: []};

interface LinesProps {
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
function AllLines({tokens, lineClassNames, showLineNumbers}: LinesProps): ReactNode {
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
const Lines = memo(
  AllLines,
  (previous, next) =>
    previous.tokens === next.tokens &&
    previous.showLineNumbers === next.showLineNumbers &&
    JSON.stringify(previous.lineClassNames) === JSON.stringify(next.lineClassNames),
);

/**
 * Renders the lines of a code block. Ejected because the theme's component loads the highlighter on every page,
 * although the code is already highlighted in the served page. Here, the served lines are preserved, and the
 * highlighter is loaded only when code that wasn't in the served page appears.
 */
export default function CodeBlockContent({className}: {className?: string}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const lines = useRef<HTMLElement>(null);
  const isServed = useServed(code, lines);
  const highlighter = useHighlighter(!isServed);
  const values = useSnippetValues();
  // Runs after each change of the lines, because the change removes the values.
  useLayoutEffect(
    () => (lines.current ? values?.mark(lines.current) : undefined),
    [values, code, language, isServed, highlighter],
  );

  const codeClass = clsx(styles.lines, lineNumbersStart !== undefined && styles.numbered);
  const codeStyle =
    lineNumbersStart === undefined ? undefined : {counterReset: `line-count ${lineNumbersStart - 1}`};
  const size = useMemo(() => {
    const {lines: height, columns} = codeSize(values?.fill(code) ?? code);
    // On the outer element, because the theme sets and removes the inner element's style when readers toggle line wrapping.
    return {'--lines': height, '--columns': columns} as CSSProperties;
  }, [code, values]);
  const preProps = {
    // Scrolls sideways, so it must be focusable.
    tabIndex: 0,
    translate: 'no' as const,
    className: clsx(className, 'prism-code', `language-${language}`, styles.pre, 'thin-scrollbar'),
    style: size,
  };

  if (isServed) {
    return (
      <pre ref={wordWrap.codeBlockRef} {...preProps}>
        <code
          ref={lines}
          className={codeClass}
          style={codeStyle}
          // Hydration preserves the existing content. This string is never rendered.
          dangerouslySetInnerHTML={{__html: ''}}
          suppressHydrationWarning
        />
      </pre>
    );
  }

  const draw = (tokens: Token[][]) => (
    <pre ref={wordWrap.codeBlockRef} {...preProps}>
      <code key="drawn" ref={lines} className={codeClass} style={codeStyle}>
        <Lines
          tokens={tokens}
          lineClassNames={lineClassNames}
          showLineNumbers={lineNumbersStart !== undefined}
        />
      </code>
    </pre>
  );
  return highlighter ? (
    <highlighter.Highlight theme={NO_THEME} code={code} language={language}>
      {({tokens}) => draw(tokens)}
    </highlighter.Highlight>
  ) : (
    draw(plainLines(code))
  );
}
