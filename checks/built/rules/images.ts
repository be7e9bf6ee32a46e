import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'images',
  about: 'every picture has an alternative text; in the text of a page it is not empty',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.images.flatMap(({address, alt, isContent}) => {
        const shown = address.startsWith('data:') ? 'inline data' : address;
        if (alt === undefined) {
          return [
            {
              file: page.file,
              message: `the picture ${shown} has no alternative text`,
              fix: 'Say in alt what it shows.',
            },
          ];
        }
        if (alt.trim() === '' && isContent) {
          return [
            {
              file: page.file,
              message: `the picture ${shown} has an empty alternative text`,
              fix: 'Say what it shows, or mark it as decoration with aria-hidden.',
            },
          ];
        }
        return [];
      }),
    ),
};
