import {existsSync} from 'node:fs';
import path from 'node:path';
import {GLOSSARY_FILE, readGlossary} from '../../../src/features/glossary/readGlossary.ts';
import {termFinder} from '../../../src/features/glossary/termFinder.ts';
import type {Term} from '../../../src/features/glossary/glossarySchema.ts';
import type {Fault, TextCheck} from '../types.ts';

const NAME = 'tooltips';

export const check: TextCheck = {
  name: NAME,
  about: 'every glossary term with a tooltip is found by its own name, in both languages',
  run: ({root}) => {
    if (!existsSync(path.join(root, GLOSSARY_FILE))) return [];
    let terms: Term[];
    try {
      terms = readGlossary(root);
    } catch {
      // The `terms` check reports a faulty glossary.
      return [];
    }
    return (['en', 'ru'] as const).flatMap((locale) => {
      const find = termFinder(terms, locale);
      return terms
        .filter(({tooltip}) => tooltip)
        .flatMap((term): Fault[] => {
          const name = term[locale];
          const found = find(name).map(({term: {id}, start, end}) => `${id} in "${name.slice(start, end)}"`);
          if (found.length === 1 && found[0] === `${term.id} in "${name}"`) return [];
          return [
            {
              file: GLOSSARY_FILE,
              check: NAME,
              message: `${term.id}: "${name}" is ${found.length > 0 ? `found as ${found.join(', ')}` : 'not found'}`,
              fix: `Correct forms.${locale}.`,
            },
          ];
        });
    });
  },
};
