import type {BuildCheck} from '../types.ts';

// What axe finds by words and numbers, not by structure: checked on all pages, while axe runs on some.

export const headings: BuildCheck = {
  name: 'headings',
  about: 'headings have a text and skip no level',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.headings.flatMap(({level, text}, index) => {
        const before = page.headings[index - 1];
        // An h1 is the matter of the check `heads`.
        if (text === '' && level > 1) {
          return [{file: page.file, message: `an h${level} is empty`, fix: 'Give it a text, or remove it.'}];
        }
        if (before === undefined || level <= before.level + 1) return [];
        return [
          {
            file: page.file,
            message: `"${text}" is an h${level} after the h${before.level} "${before.text}"`,
            fix: `Make it an h${before.level + 1}.`,
          },
        ];
      }),
    ),
};
