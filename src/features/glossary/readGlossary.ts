import {readData} from '../../site/readData.ts';

import {glossarySchema, type Term} from './glossarySchema.ts';

export const GLOSSARY_FILE = 'glossary/terms.json';

/**
 * Reads and checks the glossary. Runs at build and in tests, never in the browser.
 * @param root folder that holds `glossary/`.
 * @throws DataError naming term and field of every fault.
 */
export function readGlossary(root: string = process.cwd()): Term[] {
  return readData(root, GLOSSARY_FILE, glossarySchema, {nameField: 'id'}).terms;
}
