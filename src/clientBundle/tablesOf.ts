import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {readTables, type GeneratedTables} from './routeTables.ts';

/**
 * Returns the tables that Docusaurus has generated for the browser bundle of the current locale.
 * @throws Error if the format isn't that of Docusaurus 3.10.
 */
export function tablesOf({generatedFilesDir}: LoadContext): GeneratedTables {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return readTables({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
}
