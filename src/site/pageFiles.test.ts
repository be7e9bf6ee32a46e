import {createRequire} from 'node:module';
import path from 'node:path';

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {
  englishTwin,
  frontMatterOf,
  otherLanguage,
  pageFile,
  pagePlace,
  pageRoute,
  withoutFrontMatter,
} from './pageFiles.ts';

const getSlug = (
  createRequire(import.meta.url)('@docusaurus/plugin-content-docs/lib/slug.js') as {
    default: (doc: {
      baseID: string;
      source: string;
      sourceDirName: string;
      frontMatterSlug?: string;
    }) => string;
  }
).default;
const {DefaultNumberPrefixParser: parseNumber} = createRequire(import.meta.url)(
  '@docusaurus/plugin-content-docs/lib/numberPrefix.js',
) as {DefaultNumberPrefixParser: (name: string) => {filename: string}};

const name = fc.oneof(
  fc.constantFrom(
    'index',
    'README',
    'banner',
    'Banner',
    '1-setup',
    '02 - first',
    '3.10-notes',
    '2025-08-news',
  ),
  fc.stringMatching(/^[a-z0-9](?:[a-z0-9_.-]{0,6}[a-z0-9])?$/),
);
const folders = fc.array(name, {maxLength: 3});
const slug = fc.option(fc.constantFrom('/', '/a', '/a/b/', 'a', 'a/b', '../a', './', 'a/'), {nil: undefined});

describe('pageRoute', () => {
  it('returns the same route as Docusaurus', () => {
    fc.assert(
      fc.property(folders, name, slug, (above, last, given) => {
        const file = [...above, `${last}.mdx`].join('/');
        const theirs = getSlug({
          baseID: parseNumber(last).filename,
          source: `@site/docs/android/${file}`,
          sourceDirName: path.posix.dirname(file),
          frontMatterSlug: given,
        });
        // Like the site's configuration: no trailing slash.
        const expected = `/android${theirs}`.replace(/\/+$/, '');
        expect(pageRoute({section: 'android', inside: file}, given)).toBe(expected);
      }),
      {numRuns: 2000},
    );
  });

  it.each([
    ['android', 'index.mdx', undefined, '/android'],
    ['android', 'ad-types/banner.mdx', undefined, '/android/ad-types/banner'],
    ['android', 'advanced/advanced.mdx', undefined, '/android/advanced'],
    ['android', 'named.mdx', 'other', '/android/other'],
    ['android', 'advanced/named.mdx', '/other', '/android/other'],
    ['news', '2030-01-02-release.mdx', undefined, '/news/release'],
  ])('%s, %s, slug %s: %s', (section, inside, given, route) => {
    expect(pageRoute({section, inside}, given)).toBe(route);
  });
});

describe('pagePlace', () => {
  const place = fc.record({
    locale: fc.constantFrom('en' as const, 'ru' as const),
    section: fc.constantFrom('android', 'faq-and-troubleshooting'),
    inside: fc.tuple(folders, name).map(([above, last]) => [...above, `${last}.mdx`].join('/')),
  });
  const post = fc.record({
    locale: fc.constantFrom('en' as const, 'ru' as const),
    section: fc.constant('news'),
    inside: fc.constant('2030-01-02-release.mdx'),
  });

  it('is parsed from the file path, and the other language maps back to it', () => {
    fc.assert(
      fc.property(fc.oneof(place, post), (page) => {
        const file = pageFile(page);
        expect(pagePlace(file)).toEqual(page);
        expect(otherLanguage(otherLanguage(file) ?? '')).toBe(file);
        expect(englishTwin(file)).toBe(pageFile({...page, locale: 'en'}));
      }),
    );
  });

  it.each([
    'README.md',
    'docs/android/_category_.json',
    'blog/tags.yml',
    'docs',
    'src/pages/index.tsx',
    'docs/a.mdx',
  ])('recognizes that %s is not a page', (file) => {
    expect(pagePlace(file)).toBeUndefined();
  });
});

describe('otherLanguage', () => {
  it.each([
    ['docs/android', 'i18n/ru/docusaurus-plugin-content-docs-android/current'],
    ['docs/android/ad-types', 'i18n/ru/docusaurus-plugin-content-docs-android/current/ad-types'],
    ['blog', 'i18n/ru/docusaurus-plugin-content-blog'],
    ['blog/2030-01-02-a.mdx', 'i18n/ru/docusaurus-plugin-content-blog/2030-01-02-a.mdx'],
  ])('pairs %s and %s', (english, russian) => {
    expect(otherLanguage(english)).toBe(russian);
    expect(otherLanguage(russian)).toBe(english);
  });

  it('ignores other folders', () => {
    expect(otherLanguage('docs')).toBeUndefined();
    expect(otherLanguage('changelogs/ru')).toBeUndefined();
  });
});

describe('withoutFrontMatter', () => {
  it.each(['\n', '\r\n'])('leaves the text below it, with the line break %j', (end) => {
    const text = ['', 'Text', '---', ''].join(end);
    expect(withoutFrontMatter(['---', 'title: A', '---', text].join(end))).toBe(text);
    expect(withoutFrontMatter(text)).toBe(text);
  });
});

describe('frontMatterOf', () => {
  it.each([
    ['---\ntitle: "A"\nslug: b\n---\n\nText.', {title: 'A', slug: 'b'}],
    ['---\r\ntitle: A\r\n---\r\n', {title: 'A'}],
    ['---\n\n---\n', {}],
    ['Text.', {}],
  ])('reads %j', (raw, data) => {
    expect(frontMatterOf(raw)).toEqual(data);
  });
});
