import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import {describe, expect, it} from 'vitest';

import {valuesPrompt} from './valuesPrompt.ts';

const FILES: Record<string, string> = {
  'docs/_start.mdx': '```kotlin\nstart("YOUR_APP_KEY")\n```\n',
  'docs/_prose.mdx': 'Replace `YOUR_APP_KEY`.\n\n```kotlin\nstart()\n```\n',
};

/** Returns a page as a sequence of letters: prompt (P), code (c), partial (S), list item (l), tabs (T). */
async function order(text: string, path = '/site/docs/page.mdx'): Promise<string> {
  const file = await compile(
    {value: text, path},
    {
      jsx: true,
      remarkPlugins: [
        remarkDirective,
        [valuesPrompt, {siteDir: '/site', read: (name: string) => FILES[name.slice('/site/'.length)] ?? ''}],
      ],
    },
  );
  const found = String(file).matchAll(/<(YourValues|_components\.(?:pre|li)|Tabs|Start|Prose)\b/g);
  const letters: Record<string, string> = {
    YourValues: 'P',
    '_components.pre': 'c',
    '_components.li': 'l',
    Tabs: 'T',
    Start: 'S',
    Prose: 'S',
  };
  return [...found].map(([, name = '']) => letters[name]).join('');
}

const CODE = '```kotlin\nstart("YOUR_APP_KEY")\n```\n';
const OTHER = '```kotlin\nother()\n```\n';

describe('valuesPrompt', () => {
  it('is above the first snippet with a placeholder, once', async () => {
    expect(await order(`${OTHER}\ntext\n\n${CODE}\n${CODE}`)).toBe('cPcc');
  });

  it('is in the list item, but above tabs', async () => {
    expect(await order(`1. one\n2. two\n\n   ${CODE.replaceAll('\n', '\n   ')}`)).toBe('llPc');
    expect(await order(`<Tabs>\n<div>\n${CODE}\n</div>\n</Tabs>`)).toBe('PTc');
  });

  it('is above a partial with such a snippet', async () => {
    const start = "import Start from '@site/docs/_start.mdx';\n\n";
    const prose = "import Prose from '@site/docs/_prose.mdx';\n\n";
    expect(await order(`${start}${prose}<Prose />\n\n<Start />`)).toBe('SPS');
    expect(await order(`${prose}<Prose />`)).toBe('S');
  });

  it('is missing in partials and on pages without placeholders', async () => {
    expect(await order(CODE, '/site/docs/_part.mdx')).toBe('c');
    expect(await order(`Replace \`YOUR_APP_KEY\`.\n\n${OTHER}`)).toBe('c');
  });
});
