import * as z from 'zod';

import {readData} from '../../site/readData.ts';
import type {ForbiddenWords} from '../glossary/glossarySchema.ts';
import {readGlossary} from '../glossary/readGlossary.ts';

const FILE = 'glossary/search.json';

const name = z.string().regex(/^\S(?:.*\S)?$/, {error: 'must not be empty or begin or end with a space'});

const schema = z.array(
  z
    .array(name, {error: 'must be a list of names of one thing'})
    .min(2, {error: 'must have at least two names of one thing'}),
  {error: 'must be a list of lists of names of one thing'},
);

/**
 * Returns the names that pages must not use for a term, because readers do. Names that also mean something else aren't
 * synonyms.
 */
const spokenNames = (forbidden: readonly ForbiddenWords[] = []): string[] =>
  forbidden.filter(({unless}) => unless === undefined).map(({text}) => text.replaceAll('*', ''));

/**
 * Returns lists of names that are synonyms in search: the terms in the glossary, and the lists in
 * `glossary/search.json`.
 * @param root the folder that contains `glossary/`.
 * @throws DataError that reports the file, the list, and the invalid name.
 */
export function readSynonyms(root: string): string[][] {
  return [
    ...readGlossary(root).map(({en, ru, also, forbidden}) => [
      ...new Set([
        en,
        ru,
        ...(also?.en ?? []),
        ...(also?.ru ?? []),
        ...spokenNames(forbidden?.en),
        ...spokenNames(forbidden?.ru),
      ]),
    ]),
    ...readData(root, FILE, schema),
  ];
}
