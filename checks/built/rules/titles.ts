import type {BuiltPage} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';
import {isListed} from '../lib/isListed.ts';

/** Returns whether a page is a later part of a list. All parts of a list share its title and description. */
const isContinued = ({file}: BuiltPage): boolean => /\/page\/\d+\.html$/.test(file);

function repeated(pages: readonly BuiltPage[], key: 'title' | 'description', fix: string): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap((page): Finding[] => {
    const text = page[key];
    if (text === '') return [];
    const id = `${page.locale} ${text}`;
    const other = first.get(id);
    if (other === undefined) {
      first.set(id, page.file);
      return [];
    }
    return [{file: page.file, message: `has the same ${key} as ${other}: "${text}"`, fix}];
  });
}

export const check: BuildCheck = {
  name: 'titles',
  about: 'no two pages of a language have the same title or the same description',
  run: ({pages}) => {
    const listed = pages.filter((page) => isListed(page) && !isContinued(page));
    return [
      ...repeated(
        listed,
        'title',
        'Set title_meta, which browser tabs and search results show instead of the title.',
      ),
      ...repeated(listed, 'description', 'Write a description for each page.'),
    ];
  },
};
