import type {BuildCheck, Finding} from '../types.ts';

export const check: BuildCheck = {
  name: 'heads',
  about: 'every page has one h1, a title, and a description',
  run: (build) =>
    build.pages.flatMap((page) => {
      if (page.redirectsTo !== undefined) return [];
      const faults: Finding[] = [];
      const [first] = page.h1;
      if (page.h1.length !== 1) {
        faults.push({
          file: page.file,
          message: `the page has ${page.h1.length} h1${page.h1.length > 1 ? `: ${page.h1.map((text) => `"${text}"`).join(', ')}` : ''}`,
          fix: 'Use exactly one h1. On docs, it comes from the title, so the text begins with ##.',
        });
      } else if (first === '') {
        faults.push({file: page.file, message: 'the h1 is empty', fix: 'Add text to it.'});
      }
      if (page.title === '')
        faults.push({file: page.file, message: 'the page has no title', fix: 'Set title.'});
      // Readers don't search for the not-found page.
      if (page.description === '' && !page.isNotFound) {
        faults.push({file: page.file, message: 'the page has no description', fix: 'Set description.'});
      }
      return faults;
    }),
};
