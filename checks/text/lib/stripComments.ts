interface Syntax {
  line?: string[];
  block?: [open: string, close: string][];
  /** String delimiters, longest first, so that `"""` takes precedence over `"`. */
  strings?: string[];
  /** Whether `#` starts a comment only at the start of a word (`a#b` and `$#` aren't comments). */
  lineNeedsSpace?: boolean;
  /** Whether a string can span several lines. */
  stringsSpanLines?: boolean;
  /** Delimiter of strings that are text for the reader if they start a line, such as Python docstrings. */
  docstrings?: string;
}

const cFamily: Syntax = {line: ['//'], block: [['/*', '*/']], strings: ['"', "'"]};
const hashed: Syntax = {line: ['#'], strings: ['"', "'"], lineNeedsSpace: true};
const markup: Syntax = {block: [['<!--', '-->']]};

const syntaxes: Record<string, Syntax> = {
  kotlin: {...cFamily, strings: ['"""', '"', "'"]},
  java: {...cFamily, strings: ['"""', '"', "'"]},
  swift: {...cFamily, strings: ['"""', '"']},
  objectivec: cFamily,
  csharp: {...cFamily, strings: ['"""', '"', "'"]},
  cpp: cFamily,
  groovy: {...cFamily, strings: ['"""', "'''", '"', "'"]},
  ruby: {...hashed, stringsSpanLines: true},
  bash: {...hashed, stringsSpanLines: true},
  yaml: hashed,
  toml: {...hashed, strings: ['"""', "'''", '"', "'"]},
  python: {...hashed, strings: ['"""', "'''", '"', "'"], docstrings: '"""'},
  properties: {line: ['#', '!'], lineNeedsSpace: true},
  json: {strings: ['"']},
  xml: markup,
  html: markup,
  css: {block: [['/*', '*/']], strings: ['"', "'"]},
};

/** A part of a snippet that has one kind. */
export interface Segment {
  kind: 'code' | 'comment' | 'string';
  text: string;
  offset: number;
}

/** Splits a snippet into code, comments, and strings. In a language without rules, everything is code. */
export function segmentsOf(language: string, code: string): Segment[] {
  const syntax = (Object.hasOwn(syntaxes, language) && syntaxes[language]) || {};
  const segments: Segment[] = [];
  let at = 0;
  let codeStart = 0;
  const push = (kind: Segment['kind'], start: number, end: number): void => {
    if (end > start) segments.push({kind, text: code.slice(start, end), offset: start});
  };
  const take = (kind: Segment['kind'], end: number): void => {
    push('code', codeStart, at);
    push(kind, at, end);
    at = end;
    codeStart = end;
  };
  while (at < code.length) {
    const block = syntax.block?.find(([open]) => code.startsWith(open, at));
    const line = syntax.line?.find((mark) => code.startsWith(mark, at));
    const quote = syntax.strings?.find((mark) => code.startsWith(mark, at));
    if (block !== undefined) {
      const close = code.indexOf(block[1], at + block[0].length);
      take('comment', close === -1 ? code.length : close + block[1].length);
    } else if (
      line !== undefined &&
      (syntax.lineNeedsSpace !== true || at === 0 || /\s/.test(code[at - 1] ?? ''))
    ) {
      const end = code.indexOf('\n', at);
      take('comment', end === -1 ? code.length : end);
    } else if (quote !== undefined) {
      const end = endOfString(code, at, quote, syntax.stringsSpanLines === true || quote.length > 1);
      // An unmatched apostrophe is code and must not extend to the rest of the snippet.
      if (end === undefined) at += quote.length;
      else take(quote === syntax.docstrings && isLineStart(code, at) ? 'comment' : 'string', end);
    } else {
      at += 1;
    }
  }
  push('code', codeStart, at);
  return segments;
}

const isLineStart = (code: string, at: number): boolean => /(^|\n)[ \t]*$/.test(code.slice(0, at));

/** Returns the end of the string that starts at `start`, including its closing quote. */
function endOfString(code: string, start: number, quote: string, spansLines: boolean): number | undefined {
  let at = start + quote.length;
  while (at < code.length) {
    if (code.startsWith(quote, at)) return at + quote.length;
    if (!spansLines && code[at] === '\n') return undefined;
    at += code[at] === '\\' ? 2 : 1;
  }
  return undefined;
}

/** Calls `visit` with each comment in a snippet, and returns the snippet without comments. */
export function stripComments(
  language: string,
  code: string,
  visit?: (comment: string, offset: number) => void,
): string {
  return segmentsOf(language, code)
    .filter(({kind, text, offset}) => {
      if (kind === 'comment') visit?.(text, offset);
      return kind !== 'comment';
    })
    .map(({text}) => text)
    .join('');
}
