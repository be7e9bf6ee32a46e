import {readFileSync} from 'node:fs';
import path from 'node:path';
import {excerpt} from '../../text/lib/nodes.ts';
import {isTestPage, TEST_PAGES} from '../../../src/site/testPages.ts';
import type {BuildCheck} from '../types.ts';

interface Leak {
  find: RegExp;
  what: string;
  /** Code shows such signs for good reasons. */
  inCode?: boolean;
}

export const PLACEHOLDERS: Leak[] = [
  {find: /%[a-z]+\.[a-z]+%/i, what: 'a version token', inCode: true},
  {find: /\[object \w+\]/, what: 'an object instead of a text', inCode: true},
  {find: /\{\{|\}\}/, what: 'a template placeholder'},
  {find: /\$\{/, what: 'a template placeholder'},
  {find: /(?<!\$)\{\w+\}/, what: 'a value that was not filled in'},
  {find: /^(?:undefined|null|NaN)$/, what: 'a missing value'},
  {find: /(?<![\w-])Invalid Date(?![\w-])/, what: 'a date that is none'},
  {find: /(?<![\p{L}\d])(?:undefined|NaN)\.(?:undefined|NaN)/u, what: 'a date that is none'},
];

const MARKUP: Leak[] = [
  {find: /^\s*:::|:::\s*$/m, what: 'the border of a box'},
  {find: /^\s*import\s[\w{},*\s]+\sfrom\s+['"]/m, what: 'an import'},
  {find: /^\s*export\s+(?:const|default|function)\s/m, what: 'an export'},
  {find: /\{\/\*|\*\/\}|<!--|-->/, what: 'a comment'},
  {find: /\{#[\w-]+\}/, what: 'the id of a heading'},
  {find: /\]\((?:\/|https?:|#)/, what: 'a link'},
  {find: /<\/?[A-Z]\w+[\s/>]/, what: 'the tag of a component'},
  {find: /```/, what: 'a fence'},
  {find: /(?<!\*)\*\*[^\s*][^*]*\*\*/, what: 'bold text'},
];

/** Files that name other files by address and are read by people, search engines or programs. */
const NAMING_FILE = /(?:\.(?:html|xml|json|txt|md|ics|webmanifest)|^_headers|^_redirects)$/;

/** Files with hashed names, and the list of them that the next deployment reads. */
const isAsset = (file: string): boolean => /^(?:[a-z]{2}\/)?assets(?:\/|\.json$)/.test(file);

export const testPages: BuildCheck = {
  name: 'testPages',
  about: 'pages of the browser tests are not among the files, and nothing names their addresses',
  run: (build) =>
    [...build.files].flatMap((file) => {
      if (isTestPage(file)) {
        return [
          {file, message: 'is of the browser tests', fix: 'Build with `npm run build`, which moves it away.'},
        ];
      }
      if (!NAMING_FILE.test(file) || isAsset(file)) return [];
      const address = new RegExp(`[^\\s"'<>]*/${TEST_PAGES}(?:/[^\\s"'<>]*)?`).exec(
        readFileSync(path.join(build.folder, file), 'utf8'),
      )?.[0];
      if (address === undefined) return [];
      return [
        {
          file,
          message: `names ${address}`,
          fix: 'Leave pages of the browser tests out: see src/site/testPages.ts.',
        },
      ];
    }),
};

const leakCheck = (name: string, about: string, leaks: Leak[], fix: string): BuildCheck => ({
  name,
  about,
  run: (build) =>
    build.pages.flatMap((page) => {
      const faultsIn = (texts: string[], from: Leak[]) =>
        texts.flatMap((text) =>
          from.flatMap(({find, what}) => {
            const index = text.search(find);
            if (index < 0) return [];
            return [
              {
                file: page.file,
                message: `${what} is left in "${excerpt(text.slice(Math.max(0, index - 20)))}"`,
                fix,
              },
            ];
          }),
        );
      return [
        ...faultsIn(page.texts, leaks),
        ...faultsIn(
          page.code,
          leaks.filter(({inCode}) => inCode === true),
        ),
      ];
    }),
});

export const placeholders = leakCheck(
  'placeholders',
  'no placeholder, token or missing value is left in the texts that readers see; version tokens not in code either',
  PLACEHOLDERS,
  'Correct the token or the component that should have filled it in.',
);

export const markup = leakCheck(
  'markup',
  'no MDX is left in the texts that readers see',
  MARKUP,
  'Correct the syntax: a box needs empty lines inside, an import stands at the start of the page.',
);
