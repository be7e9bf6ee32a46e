import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {glossaryTooltips} from './glossaryTooltips.ts';
import {TERMS as terms} from './testData.ts';

const EN = '/site/docs/android/page.mdx';
const RU = '/site/i18n/ru/docusaurus-plugin-content-docs-android/current/page.mdx';

/** Returns the terms that a page marks, in order, each with the word as it appears in the text. */
async function marked(text: string, path = EN, title = 'Page'): Promise<[term: string, word: string][]> {
  const file = await compile(
    {value: text, path, data: {frontMatter: {title}}},
    {
      jsx: true,
      remarkPlugins: [remarkGfm, remarkDirective, [glossaryTooltips, {terms}]],
    },
  );
  return [...String(file).matchAll(/<GlossaryTerm term="([^"]+)" definition="[^"]+">\{"([^"]+)"\}/g)].map(
    ([, term = '', word = '']) => [term, word],
  );
}

describe('glossaryTooltips', () => {
  it('marks the first use in running text', async () => {
    expect(await marked('The waterfall asks.\n\n- A waterfall and *a* placement.\n\n> eCPM')).toEqual([
      ['waterfall', 'waterfall'],
      ['placement', 'placement'],
      ['ecpm', 'eCPM'],
    ]);
    expect(await marked('Водопад и филрейт.', RU)).toEqual([
      ['waterfall', 'Водопад'],
      ['fill-rate', 'филрейт'],
    ]);
  });

  it('marks nothing in headings, links, code, bold labels, tables, admonition titles, and components', async () => {
    const text = [
      '## Waterfall',
      '[waterfall](/x) `waterfall` **waterfall**',
      '```text\nwaterfall\n```',
      '| waterfall |\n| --- |\n| waterfall |',
      ':::note[waterfall]\n\nNone.\n\n:::',
      '<Card title="waterfall">waterfall</Card>',
      '![waterfall](/x.png)',
    ].join('\n\n');
    expect(await marked(text)).toEqual([]);
    expect(await marked(`${text}\n\n:::note\n\nA waterfall.\n\n:::`)).toEqual([['waterfall', 'waterfall']]);
    expect(await marked('<Tabs>\n<TabItem value="a">\n\nA waterfall.\n\n</TabItem>\n</Tabs>')).toHaveLength(
      1,
    );
  });

  it('marks at most eight terms', async () => {
    const text = 'adapter, attribution, backfill, bidding, cohort, CPI, CTR, DAU, eCPM, LTV.';
    expect(await marked(text)).toHaveLength(8);
  });

  it('skips terms that the page itself explains, partials, the glossary, and changelogs', async () => {
    expect(await marked('A segment and a waterfall.', EN, 'Segments and Placements')).toEqual([
      ['waterfall', 'waterfall'],
    ]);
    for (const path of [
      '/site/docs/android/_part.mdx',
      '/site/docs/networks-setup/glossary.mdx',
      '/site/docs/ios/changelog.mdx',
    ]) {
      expect(await marked('A waterfall.', path), path).toEqual([]);
    }
  });
});
