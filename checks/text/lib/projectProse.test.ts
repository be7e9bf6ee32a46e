import {describe, expect, it} from 'vitest';
import type {ProseBlock} from './prose.ts';
import {commentBlocks, scriptBlocks} from './projectProse.ts';

const textsOf = (blocks: ProseBlock[]): string[] => blocks.map(({text}) => text);

describe('commentBlocks', () => {
  it('joins comments on consecutive lines', () => {
    const blocks = commentBlocks('java', 'f();\n// One\n// text.\n\n// Another.');
    expect(blocks.map(({text, lineAt}) => [text, lineAt(0), lineAt(text.length)])).toEqual([
      ['One text.', 2, 3],
      ['Another.', 5, 5],
    ]);
  });

  it('splits documentation comments at empty lines and tags, and hides code', () => {
    expect(
      textsOf(
        commentBlocks('java', '/**\n * A `b`\n * c.\n *\n * Next.\n * @returns one\n *   of them\n */'),
      ),
    ).toEqual(['A \uFFFC\uFFFC\uFFFC c.', 'Next.', '@returns one of them']);
  });

  it('reads comments in style sheets', () => {
    expect(textsOf(commentBlocks('css', 'a {background: url(//b);} /* c */'))).toEqual(['c']);
  });
});

describe('scriptBlocks', () => {
  it('finds comments between strings that look like comments', () => {
    const code = ['const a = "// b"; // c', 'const d = /\\/* e/;', 'const f = `/* ${1 /* g */} */`;'].join(
      '\n',
    );
    expect(textsOf(scriptBlocks('a.ts', code))).toEqual(['c', 'g']);
    expect(textsOf(scriptBlocks('a.tsx', 'const a = <p title="\'">It\'s // b</p>; // c'))).toEqual(['c']);
  });

  it('reads messages, with one placeholder run for each value', () => {
    const code = "throw new Error(`no ${name} there`); const a = {fix: 'Add it.', key: 'not read'};";
    expect(textsOf(scriptBlocks('a.ts', code))).toEqual(['no \uFFFC there', 'Add it.']);
  });

  it('reads the names of tests but none of their other arguments', () => {
    const code = "describe.each(a)('one name', () => { it('two names', () => { f('not read'); }); });";
    expect(textsOf(scriptBlocks('a.test.ts', code))).toEqual(['one name', 'two names']);
  });
});
