import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'images',
  about: 'every image has alternative text, which is not empty in the text of a page',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.images.flatMap(({address, alt, isContent}) => {
        const shown = address.startsWith('data:') ? 'inline data' : address;
        if (alt === undefined) {
          return [
            {
              file: page.file,
              message: `the image ${shown} has no alternative text`,
              fix: 'Describe the image in alt.',
            },
          ];
        }
        if (alt.trim() === '' && isContent) {
          return [
            {
              file: page.file,
              message: `the image ${shown} has empty alternative text`,
              fix: 'Describe the image, or mark it as decoration with aria-hidden.',
            },
          ];
        }
        return [];
      }),
    ),
};
