interface Syntax {
  line?: string[];
  block?: [open: string, close: string][];
  /** Longest first, so that `"""` wins over `"`. */
  strings?: string[];
  /** `#` starts a comment only at the start of a word (`a#b` and `$#` are no comments). */
  lineNeedsSpace?: boolean;
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
  ruby: hashed,
  bash: hashed,
  yaml: hashed,
  toml: {...hashed, strings: ['"""', "'''", '"', "'"]},
  python: {...hashed, strings: ['"""', "'''", '"', "'"]},
  properties: {line: ['#', '!'], lineNeedsSpace: true},
  xml: markup,
  html: markup,
};

/** Calls `visit` with each comment of a snippet, and gives the snippet without them. */
export function stripComments(language: string, code: string, visit?: (comment: string, offset: number) => void): string {
  const syntax = syntaxes[language];
  if (syntax === undefined) return code;
  let kept = '';
  let at = 0;
  const comment = (end: number): void => {
    visit?.(code.slice(at, end), at);
    at = end;
  };
  while (at < code.length) {
    const block = syntax.block?.find(([open]) => code.startsWith(open, at));
    const line = syntax.line?.find((mark) => code.startsWith(mark, at));
    const quote = syntax.strings?.find((mark) => code.startsWith(mark, at));
    if (block !== undefined) {
      const close = code.indexOf(block[1], at + block[0].length);
      comment(close === -1 ? code.length : close + block[1].length);
    } else if (line !== undefined && (syntax.lineNeedsSpace !== true || at === 0 || /\s/.test(code[at - 1] ?? ''))) {
      const end = code.indexOf('\n', at);
      comment(end === -1 ? code.length : end);
    } else if (quote !== undefined) {
      const end = endOfString(code, at, quote);
      kept += code.slice(at, end);
      at = end;
    } else {
      kept += code[at] ?? '';
      at += 1;
    }
  }
  return kept;
}

function endOfString(code: string, start: number, quote: string): number {
  let at = start + quote.length;
  while (at < code.length) {
    if (code[at] === '\\') {
      at += 2;
      continue;
    }
    if (code.startsWith(quote, at)) return at + quote.length;
    // An apostrophe that opens nothing must not swallow the rest of the snippet.
    if (quote.length === 1 && code[at] === '\n') return start + quote.length;
    at += 1;
  }
  return quote.length === 1 ? start + quote.length : code.length;
}
