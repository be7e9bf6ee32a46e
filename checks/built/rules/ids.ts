import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'ids',
  about: 'no ID occurs twice on a page',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.repeatedIds.map((id) => ({
        file: page.file,
        message: `several elements have the id "${id}"`,
        fix: 'Give each element its own ID, because links and labels find only the first one.',
      })),
    ),
};
