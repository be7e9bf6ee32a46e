import {existsSync} from 'node:fs';
import path from 'node:path';

import {SECTIONS} from '../../../src/site/sections.ts';
import {readJson} from '../lib/nodes.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'sectionNames';
const TABLE = 'src/site/sections.ts';
const NAVBAR = 'i18n/ru/docusaurus-theme-classic/navbar.json';

type Messages = Record<string, {message: string} | undefined>;

function messagesOf(root: string, file: string): Messages {
  const full = path.join(root, file);
  return existsSync(full) ? (readJson(full) as Messages) : {};
}

const titleOf = ({frontMatter}: Page): string =>
  typeof frontMatter.title === 'string' ? frontMatter.title : '';

function run({root, pages}: CheckContext): Fault[] {
  const navbar = messagesOf(root, NAVBAR);
  const isLanding = ({path: file}: Page) => file === 'index.mdx';
  const englishTitles = new Map(
    pages
      .filter((page) => page.locale === 'en' && isLanding(page))
      .map((page) => [page.section, titleOf(page)]),
  );
  return pages
    .filter((page) => page.locale === 'ru' && isLanding(page))
    .flatMap((page): Fault[] => {
      const title = titleOf(page);
      const label = `item.label.${englishTitles.get(page.section) ?? ''}`;
      const names: [file: string, key: string, text: string | undefined][] = [
        [TABLE, page.section, SECTIONS.find(({id}) => id === page.section)?.label.ru],
        [NAVBAR, label, navbar[label]?.message],
      ];
      return names.flatMap(([file, key, text]) => {
        if (text === undefined || text === title) return [];
        return [
          {
            file,
            check: name,
            message: `“${key}” is “${text}”, and the landing page of the section is “${title}”`,
            fix: 'Use the same name for a section everywhere.',
          },
        ];
      });
    });
}

export const check: TextCheck = {
  name,
  about: 'A section has one Russian name in navbar, search, and its landing page.',
  run,
};
