import {expect, test} from 'vitest';

import {growFrontMatter} from './growFrontMatter.ts';
import {reduceMarkdown, type Dialect} from './reduceMarkdown.ts';
import {treeKilobytes} from './runMeasured.ts';

const DIALECT: Dialect = {
  admonition: (kind, title) => `::: ${kind} ${title}`.trimEnd(),
  languages: {objectivec: 'objc'},
  hasFenceTitles: false,
  hasHeadingIds: true,
  showsTitle: false,
  frontMatter: ({sidebar_position}) => ({order: sidebar_position}),
  link: (address, locale) => (locale === 'ru' ? `/ru${address}` : address),
};

const PAGE = `---
title: Banner
description: About banners.
page_type: how-to
sidebar_position: 3
---

import Part from '@site/docs/android/_part.mdx';

Begin with [MREC](/android/ad-types/mrec#show), see [GitHub](https://github.com).

<Part />

{/* a comment */}

## Show {#show}

\`\`\`objectivec tab title="App.m"
List<String> a;
\`\`\`

<Tabs groupId="x">
<TabItem value="upm" label="UPM">

Inside.

</TabItem>
</Tabs>

:::warning[Before you publish]

Careful.

:::

<ChangelogList platform="android" />

What next:

<Cards>
  <Card title="Next" to="/android/next" icon="flag">The next page.</Card>
</Cards>
`;

const reduce = (locale: 'en' | 'ru', dialect: Partial<Dialect> = {}) =>
  reduceMarkdown(PAGE, {
    dialect: {...DIALECT, ...dialect},
    locale,
    sources: {
      partial: (source) => `Text of ${source.replace('@site/', '')}.`,
      component: (name, {platform}) => `- **${name}** of ${platform ?? ''}`,
    },
  });

test('preserves the text of a page and removes what only this site can read', () => {
  expect(reduce('en')).toBe(`---
title: Banner
description: About banners.
order: 3
---

# Banner

Begin with [MREC](/android/ad-types/mrec#show), see [GitHub](https://github.com).

Text of docs/android/\\_part.mdx.

## Show {#show}

\`\`\`objc
List<String> a;
\`\`\`

**UPM**

Inside.

::: warning Before you publish

Careful.

:::

- **ChangelogList** of android

What next:

- [Next](/android/next): The next page.
`);
});

test('adapts links, headings, and fences to the dialect', () => {
  const text = reduce('ru', {hasFenceTitles: true, hasHeadingIds: false, showsTitle: true});
  expect(text).toContain('](/ru/android/ad-types/mrec#show)');
  expect(text).toContain('[Next](/ru/android/next)');
  expect(text).toContain('](https://github.com)');
  expect(text).toContain('```objc title="App.m"');
  expect(text).toContain('\n## Show\n');
  expect(text).not.toContain('# Banner');
});

test('rejects a page that is not valid MDX', () => {
  expect(() =>
    reduceMarkdown('---\ntitle: A\n---\n\n<Cards>\n', {
      dialect: DIALECT,
      locale: 'en',
      sources: {partial: () => '', component: () => ''},
    }),
  ).toThrow(/not valid MDX/);
});

test('copies of pages get their own titles and no slug', () => {
  const page = '---\ntitle: Banner\nslug: /x\npage_type: how-to\n---\n\ntitle: stays\n';
  expect(growFrontMatter(page, 2)).toBe('---\ntitle: Banner 2\npage_type: how-to\n---\n\ntitle: stays\n');
  expect(growFrontMatter('---\ntitle: "A: b"\n---\n', 3)).toBe('---\ntitle: "A: b 3"\n---\n');
  expect(() => growFrontMatter('no front matter', 2)).toThrow();
});

test('memory includes the process and all its descendants', () => {
  const all = new Map([
    [10, {parent: 1, kilobytes: 1}],
    [11, {parent: 10, kilobytes: 2}],
    [12, {parent: 11, kilobytes: 4}],
    [20, {parent: 1, kilobytes: 8}],
  ]);
  expect(treeKilobytes(10, all)).toBe(7);
  expect(treeKilobytes(99, all)).toBe(0);
});
