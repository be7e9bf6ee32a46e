import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {autoImport} from './autoImport.ts';
import {codeTabs} from './codeTabs.ts';

/** Compiles a page and returns the JSX. */
async function compiled(text: string): Promise<string> {
  const file = await compile(text, {
    jsx: true,
    remarkPlugins: [remarkGfm, codeTabs, autoImport],
  });
  return String(file);
}

const FENCE = '```';

describe('codeTabs', () => {
  const pair = (first: string, second: string) =>
    `${FENCE}${first}\na\n${FENCE}\n\n${FENCE}${second}\nb\n${FENCE}\n`;

  it('turns adjacent fences into tabs with one group and one query parameter', async () => {
    const jsx = await compiled(pair('kotlin tab', 'java tab title="Main.java"'));
    expect(jsx.match(/<Tabs groupId="android-language" queryString>/g)).toHaveLength(1);
    expect(jsx).toContain('<TabItem value="kotlin" label="Kotlin">');
    expect(jsx).toContain('<TabItem value="java" label="Java">');
    expect(jsx).toContain('import Tabs from "@theme/Tabs"');
  });

  it('keeps two sets separate and leaves other fences unchanged', async () => {
    const jsx = await compiled(
      pair('kotlin tab', 'java tab') +
        '\n' +
        pair('kotlin tab', 'java tab') +
        `\n${FENCE}xml\n<a/>\n${FENCE}\n`,
    );
    expect(jsx.match(/<Tabs /g)).toHaveLength(2);
    expect(jsx.match(/<TabItem /g)).toHaveLength(4);
  });

  it('accepts labels for build files', async () => {
    const jsx = await compiled(pair('kotlin tab="Kotlin DSL"', 'groovy tab="Groovy"'));
    expect(jsx).toContain('groupId="gradle"');
    expect(jsx).toContain('value="kotlin-dsl"');
  });

  it.each([
    [`${FENCE}kotlin tab\na\n${FENCE}\n`, 'A single fence is marked with tab'],
    [pair('xml tab', 'java tab'), 'support the language "xml"'],
    [pair('kotlin tab="Koltin DSL"', 'groovy tab="Groovy"'), 'The tab label "Koltin DSL" is unknown'],
    [pair('kotlin tab="constructor"', 'groovy tab="Groovy"'), 'The tab label "constructor" is unknown'],
  ])('rejects %j', async (text, message) => {
    await expect(compiled(text)).rejects.toThrow(message);
  });
});
