import {excerpt} from '../../text/lib/nodes.ts';
import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'translation',
  about:
    'browsers that translate a page leave code, versions, and the names of languages alone, and nothing else',
  run: (build) =>
    build.pages.flatMap(({file, translatableNames, untranslatableTexts}) => [
      ...translatableNames.map((text) => ({
        file,
        message: `a browser would translate ${excerpt(text)}`,
        fix: 'Give the element translate="no".',
      })),
      ...untranslatableTexts.map((text) => ({
        file,
        message: `a browser would not translate ${excerpt(text)}`,
        fix: 'Remove translate="no", which is for code, versions, and names of languages.',
      })),
    ]),
};
