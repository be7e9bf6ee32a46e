import {readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {PLATFORMS, type Platform} from '../../site/sections.ts';

import type {LinePattern, ReleaseTexts} from './russianLine.ts';

/** Folder of the Russian texts of release notes. */
export const TEXTS_FOLDER = 'changelogs/ru';
const PATTERNS_FILE = `${TEXTS_FOLDER}/patterns.json`;

const russian = z
  .string()
  .regex(/^\S(?:.*\S)?$/, {error: 'must not be empty or begin or end with a space'})
  .regex(/\p{Script=Cyrillic}/u, {error: 'must be Russian'})
  .regex(/^(?!\[(?:Android|iOS|Unity)\])/, {error: 'must not repeat the tag; it is shown beside the text'});

const linesSchema = z.record(
  z.string().regex(/^(?!\[(?:Android|iOS|Unity)\])/, {error: 'must be written without its tag'}),
  russian,
);

const patternsSchema = z.array(z.strictObject({match: z.string().min(1), ru: russian}));

function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: cannot be read as JSON: ${(error as Error).message}`);
  }
}

function check<T>(file: string, schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map((issue) => `${file}: ${issue.path.map(String).join(': ') || '(file)'}: ${issue.message}`)
      .join('\n'),
  );
}

/** Compiles one pattern; names of groups and of blanks have to agree, so that nothing of a line is lost. */
function compile({match, ru}: {match: string; ru: string}, index: number): LinePattern {
  const where = `${PATTERNS_FILE}: ${index}`;
  let regex: RegExp;
  try {
    regex = new RegExp(`^(?:${match})$`, 'u');
  } catch (error) {
    throw new Error(`${where}: match: ${(error as Error).message}`);
  }
  const groups = [...match.matchAll(/\(\?<(\w+)>/g)].map(([, group]) => group ?? '');
  const blanks = [...ru.matchAll(/\{(\w+)\}/g)].map(([, blank]) => blank ?? '');
  for (const blank of blanks) {
    if (!groups.includes(blank)) throw new Error(`${where}: ru: {${blank}} is no group of match`);
  }
  for (const group of groups) {
    if (!blanks.includes(group)) throw new Error(`${where}: ru: {${group}} is missing`);
  }
  return {match: regex, ru};
}

/** Russian texts of one platform's release notes. Throws as `loadReleaseTexts` does. */
export function loadPlatformTexts(root: string, platform: Platform): ReleaseTexts {
  const file = `${TEXTS_FOLDER}/${platform}.json`;
  const lines = check(file, linesSchema, readJson(root, file));
  const patterns = check(PATTERNS_FILE, patternsSchema, readJson(root, PATTERNS_FILE));
  return {lines: new Map(Object.entries(lines)), patterns: patterns.map(compile)};
}

/**
 * Reads and checks `changelogs/ru/`. Runs at build and in tests, never in the browser.
 * @param root folder that holds `changelogs/`.
 * @throws Error naming file, line or pattern, and field.
 */
export function loadReleaseTexts(root: string = process.cwd()): Record<Platform, ReleaseTexts> {
  return Object.fromEntries(
    PLATFORMS.map((platform) => [platform, loadPlatformTexts(root, platform)]),
  ) as Record<Platform, ReleaseTexts>;
}
