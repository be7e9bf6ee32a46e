import {readData} from '../../site/readData.ts';

import {glossarySchema, type Term} from './glossarySchema.ts';

export const GLOSSARY_FILE = 'glossary/terms.json';

/**
 * Reads and validates the glossary. Runs at build time and in tests, never in the browser.
 * @param root the folder that contains `glossary/`.
 * @throws DataError that lists the term and field of every error.
 */
export function readGlossary(root: string = process.cwd()): Term[] {
  return readData(root, GLOSSARY_FILE, glossarySchema, {nameField: 'id'}).terms;
}
