import {toMarkdown} from 'mdast-util-to-markdown';
import type {Link, ListItem, PhrasingContent, Root, RootContent} from 'mdast';

import {NEWS} from '../../site/postFile.ts';
import {LOCALES, type Locale} from '../../site/locales.ts';
import {PLATFORM_NAMES, PLATFORMS, SECTIONS, type Platform, type Section} from '../../site/sections.ts';

/** Strings of the files in one language. */
export interface LlmsTexts {
  versions: string;
  markdown: string;
  full: string;
  otherLanguage: string;
  /** Heading of the pages outside all sections. */
  overview: string;
  news: string;
  releases: string;
  releaseData: (platform: string) => string;
}

/** A page that the files list. */
export interface ListedPage {
  /** Path without base URL and language, for example `/android/ad-types/banner`. */
  address: string;
  title: string;
  description: string;
  /** URL of its Markdown file, with origin. */
  markdownUrl: string;
  markdown: string;
}

export interface LlmsOptions {
  title: string;
  tagline: string;
  locale: Locale;
  texts: LlmsTexts;
  /** URLs of the site in each language, with origin and a trailing slash. */
  sites: Readonly<Record<Locale, string>>;
  versions: Readonly<Partial<Record<Platform, string>>>;
  /** Paths in the order of the sidebars. Other pages come after them, sorted by path. */
  order: readonly string[];
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
const link = (label: string, url: string): Link => ({type: 'link', url, children: [text(label)]});
const paragraph = (...children: PhrasingContent[]): RootContent => ({type: 'paragraph', children});
const heading = (depth: 1 | 2, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

function list(entries: readonly {label: string; url: string; about: string}[]): RootContent {
  return {
    type: 'list',
    spread: false,
    children: entries.map(({label, url, about}): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [
        {type: 'paragraph', children: [link(label, url), ...(about === '' ? [] : [text(`: ${about}`)])]},
      ],
    })),
  };
}

/** Returns pages in reading order. A section's landing page comes first, although no sidebar lists it. */
function inOrder(pages: readonly ListedPage[], order: readonly string[]): ListedPage[] {
  const places = new Map(order.map((address, index) => [address, index]));
  const placeOf = ({address}: ListedPage) =>
    SECTIONS.some(({id}) => address === `/${id}`) ? -1 : (places.get(address) ?? order.length);
  return pages.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.address < b.address ? -1 : 1));
}

/**
 * Groups pages by section, with SDKs first and news last. Pages outside all sections come before the sections.
 * @returns groups with their headings.
 */
function grouped(
  pages: readonly ListedPage[],
  {texts, locale}: Pick<LlmsOptions, 'texts' | 'locale'>,
): {label: string; pages: ListedPage[]}[] {
  const sections: Section[] = [...SECTIONS];
  const byPlatform = sections.toSorted(
    (a, b) => Number(a.platform === undefined) - Number(b.platform === undefined),
  );
  const groupOf = ({address}: ListedPage) =>
    [...sections.map(({id}) => id as string), NEWS].find(
      (id) => address === `/${id}` || address.startsWith(`/${id}/`),
    );
  return [
    {id: undefined, label: texts.overview},
    ...byPlatform.map((section) => ({id: section.id as string, label: section.label[locale]})),
    {id: NEWS, label: texts.news},
  ]
    .map(({id, label}) => ({label, pages: pages.filter((page) => groupOf(page) === id)}))
    .filter((group) => group.pages.length > 0);
}

/**
 * Returns `llms.txt`, a list of all pages for programs that read text (https://llmstxt.org), and `llms-full.txt`, the
 * concatenated text of all pages.
 */
export function llmsFiles(
  pages: readonly ListedPage[],
  {title, tagline, locale, texts, sites, versions, order}: LlmsOptions,
): {index: string; full: string} {
  const groups = grouped(inOrder(pages, order), {texts, locale});
  const site = sites[locale];
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  const platforms = PLATFORMS.filter((platform) => versions[platform] !== undefined);
  const head: RootContent[] = [
    heading(1, title),
    {type: 'blockquote', children: [{type: 'paragraph', children: [text(`${tagline}.`)]}]},
    paragraph(
      text(
        `${texts.versions}: ${platforms.map((platform) => `${PLATFORM_NAMES[platform]} ${versions[platform]}`).join(', ')}.`,
      ),
    ),
  ];
  const index: Root = {
    type: 'root',
    children: [
      ...head,
      paragraph(
        ...texts.markdown
          .split('`')
          .map((part, place): PhrasingContent =>
            place % 2 === 1 ? {type: 'inlineCode', value: part} : text(part),
          ),
        text(` ${texts.full}: `),
        link('llms-full.txt', `${site}llms-full.txt`),
        text(`. ${texts.otherLanguage}: `),
        link('llms.txt', `${sites[other]}llms.txt`),
        text('.'),
      ),
      ...groups.flatMap((group) => [
        heading(2, group.label),
        list(
          group.pages.map((page) => ({label: page.title, url: page.markdownUrl, about: page.description})),
        ),
      ]),
      heading(2, texts.releases),
      list(
        platforms.map((platform) => ({
          label: PLATFORM_NAMES[platform],
          url: `${site}releases/${platform}.json`,
          about: texts.releaseData(PLATFORM_NAMES[platform]),
        })),
      ),
    ],
  };
  const options = {bullet: '-', listItemIndent: 'one', resourceLink: true} as const;
  return {
    index: toMarkdown(index, options),
    full: [
      toMarkdown({type: 'root', children: head}, options),
      ...groups.flatMap((group) => group.pages.map(({markdown}) => markdown)),
    ].join('\n'),
  };
}
