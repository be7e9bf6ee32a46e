import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isTestPage, TEST_PAGES} from '../../../src/site/testPages.ts';
import type {BuildCheck} from '../types.ts';

/** Files that contain URLs of other files and that people, search engines, or programs read. */
const NAMING_FILE = /(?:\.(?:html|xml|json|txt|md|ics|webmanifest)|^_headers|^_redirects)$/;

/** Returns whether a file has a hashed name or is the list of such files, which the next deployment reads. */
const isAsset = (file: string): boolean => /^(?:[a-z]{2}\/)?assets(?:\/|\.json$)/.test(file);

export const check: BuildCheck = {
  name: 'testPages',
  about: 'the build contains no pages for browser tests, and no file contains their URLs',
  run: (build) =>
    [...build.files].flatMap((file) => {
      if (isTestPage(file)) {
        return [
          {
            file,
            message: 'belongs to the browser tests',
            fix: 'Build with `npm run build`, which moves it out of the build.',
          },
        ];
      }
      if (!NAMING_FILE.test(file) || isAsset(file)) return [];
      const text = readFileSync(path.join(build.folder, file), 'utf8');
      // The expression alone would take seconds, because it starts at every character.
      if (!text.includes(`/${TEST_PAGES}`)) return [];
      const address = new RegExp(`[^\\s"'<>]*/${TEST_PAGES}(?:/[^\\s"'<>]*)?`).exec(text)?.[0];
      if (address === undefined) return [];
      return [
        {
          file,
          message: `contains ${address}`,
          fix: 'Exclude the pages for browser tests. See src/site/testPages.ts.',
        },
      ];
    }),
};
