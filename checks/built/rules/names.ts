import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'names',
  about: 'every button, tab and header cell of a table has a name for screen readers',
  run: (build) =>
    build.pages.flatMap(({file, namelessButtons, namelessHeaderCells}) => [
      ...namelessButtons.map((tag) => ({
        file,
        message: `${tag} has no name`,
        fix: 'Give it a text or aria-label.',
      })),
      ...namelessHeaderCells.map((tag) => ({
        file,
        message: `the header cell ${tag} is empty`,
        fix: 'Give it a text, or make it a plain cell.',
      })),
    ]),
};
