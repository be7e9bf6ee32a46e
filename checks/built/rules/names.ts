import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'names',
  about: 'every button, tab, and table header cell has a name for screen readers',
  run: (build) =>
    build.pages.flatMap(({file, namelessButtons, namelessHeaderCells}) => [
      ...namelessButtons.map((tag) => ({
        file,
        message: `${tag} has no name`,
        fix: 'Add text or an aria-label.',
      })),
      ...namelessHeaderCells.map((tag) => ({
        file,
        message: `the header cell ${tag} is empty`,
        fix: 'Add text to it, or make it a plain cell.',
      })),
    ]),
};
