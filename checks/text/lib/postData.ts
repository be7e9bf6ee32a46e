import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {POSTS_FOLDER, RUSSIAN_POSTS_FOLDER} from '../../../src/site/postFile.ts';

export interface KeyedEntry {
  key: string;
  line: number;
  /** Its string fields. */
  fields: Partial<Record<string, string>>;
  lines: Partial<Record<string, number>>;
}

/** Files with tags and authors of the posts, in both languages. */
export const POST_DATA_FILES = [POSTS_FOLDER, RUSSIAN_POSTS_FOLDER].flatMap((folder) =>
  ['tags.yml', 'authors.yml'].map((name) => `${folder}/${name}`),
);

/** Reads a file of keys with fields, which is `tags.yml` or `authors.yml`. A missing file has no entries. */
export function readKeyedFile(root: string, file: string): {entries: KeyedEntry[]; error?: string} {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return {entries: [], error: 'the file is missing'};
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(absolute, 'utf8'), {lineCounter, uniqueKeys: true});
  const [error] = document.errors;
  if (error !== undefined) return {entries: [], error: error.message.split('\n')[0] ?? error.message};
  if (!isMap(document.contents)) return {entries: [], error: 'the file contains no keys'};
  const entries = document.contents.items.flatMap(({key, value}): KeyedEntry[] => {
    if (!isScalar(key)) return [];
    const lineOf = (offset: number | undefined): number => lineCounter.linePos(offset ?? 0).line;
    const fields: KeyedEntry['fields'] = {};
    const lines: KeyedEntry['lines'] = {};
    for (const item of isMap(value) ? value.items : []) {
      if (!isScalar(item.key) || !isScalar(item.value) || typeof item.value.value !== 'string') continue;
      fields[String(item.key.value)] = item.value.value;
      lines[String(item.key.value)] = lineOf(item.key.range?.[0]);
    }
    return [{key: String(key.value), line: lineOf(key.range?.[0]), fields, lines}];
  });
  return {entries};
}
