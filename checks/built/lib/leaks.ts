import {excerpt} from '../../text/lib/nodes.ts';
import type {BuildCheck} from '../types.ts';

export interface Leak {
  find: RegExp;
  what: string;
  /** Whether it is also an error in code. Code can contain such characters for valid reasons. */
  inCode?: boolean;
}

export const PLACEHOLDERS: Leak[] = [
  {find: /%[a-z]+\.[a-z]+%/i, what: 'a version token', inCode: true},
  {find: /\[object \w+\]/, what: 'an object instead of a string', inCode: true},
  {find: /\{\{|\}\}/, what: 'a template placeholder'},
  {find: /\$\{/, what: 'a template placeholder'},
  {find: /(?<!\$)\{\w+\}/, what: 'a value that was not filled in'},
  {find: /^(?:undefined|null|NaN)$/, what: 'a missing value'},
  {find: /(?<![\w-])Invalid Date(?![\w-])/, what: 'an invalid date'},
  {find: /(?<![\p{L}\d])(?:undefined|NaN)\.(?:undefined|NaN)/u, what: 'an invalid date'},
];

export const leakCheck = (name: string, about: string, leaks: Leak[], fix: string): BuildCheck => ({
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
