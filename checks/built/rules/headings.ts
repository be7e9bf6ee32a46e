import type {BuildCheck} from '../types.ts';

// Covers the axe rules about heading text and levels, not structure. Checks all pages, whereas axe runs only on some.

export const check: BuildCheck = {
  name: 'headings',
  about: 'headings have text and do not skip levels',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.headings.flatMap(({level, text}, index) => {
        const before = page.headings[index - 1];
        // The `heads` check covers h1.
        if (text === '' && level > 1) {
          return [{file: page.file, message: `an h${level} is empty`, fix: 'Add text to it, or remove it.'}];
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
