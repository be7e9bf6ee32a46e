import {existsSync} from 'node:fs';
import path from 'node:path';

import {readJson} from '../lib/nodes.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'sectionNames';
const CODE = 'i18n/ru/code.json';
const NAVBAR = 'i18n/ru/docusaurus-theme-classic/navbar.json';

type Messages = Record<string, {message: string} | undefined>;

function messagesOf(root: string, file: string): Messages {
  const full = path.join(root, file);
  return existsSync(full) ? (readJson(full) as Messages) : {};
}

const titleOf = ({frontMatter}: Page): string =>
  typeof frontMatter.title === 'string' ? frontMatter.title : '';

/** A capitalized Cyrillic word after another word. After a full stop or a colon a sentence begins. */
const CAPITALIZED = /(?<=[\p{L}\p{N}]\s)[А-ЯЁ](?:[а-яё]+|(?=\s))/gu;

function faultsOfTitle(page: Page): Fault[] {
  const words = [...titleOf(page).matchAll(CAPITALIZED)].map(([word]) => word);
  if (words.length === 0) return [];
  return [
    {
      file: page.file,
      line: page.frontMatterLines.title ?? 1,
      check: name,
      message: `the title capitalizes ${words.join(', ')}`,
      fix: 'Write Russian titles in sentence case.',
    },
  ];
}

function run({root, pages}: CheckContext): Fault[] {
  const code = messagesOf(root, CODE);
  const navbar = messagesOf(root, NAVBAR);
  const isLanding = ({path: file}: Page) => file === 'index.mdx';
  const englishTitles = new Map(
    pages
      .filter((page) => page.locale === 'en' && isLanding(page))
      .map((page) => [page.section, titleOf(page)]),
  );
  const russian = pages.filter(({locale, partial}) => locale === 'ru' && !partial);
  return [
    ...russian.flatMap(faultsOfTitle),
    ...russian.filter(isLanding).flatMap((page): Fault[] => {
      const title = titleOf(page);
      const names: [file: string, key: string][] = [
        [CODE, `site.section.${page.section}`],
        [NAVBAR, `item.label.${englishTitles.get(page.section) ?? ''}`],
      ];
      return names.flatMap(([file, key]) => {
        const message = (file === CODE ? code : navbar)[key]?.message;
        if (message === undefined || message === title) return [];
        return [
          {
            file,
            check: name,
            message: `“${key}” is “${message}”, and the landing page of the section is “${title}”`,
            fix: 'Call a section by one name everywhere.',
          },
        ];
      });
    }),
  ];
}

const sectionNames: TextCheck = {
  name,
  about:
    'A section has one Russian name in navbar, search and its landing page, and Russian titles are in sentence case.',
  run,
};

export default sectionNames;
