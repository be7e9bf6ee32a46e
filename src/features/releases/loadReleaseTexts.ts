import * as z from 'zod';

import {readData} from '../../site/readData.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import type {LinePattern, ReleaseTexts} from './russianLine.ts';

/** Folder of the Russian translations of release notes. */
export const TEXTS_FOLDER = 'changelogs/ru';
const PATTERNS_FILE = `${TEXTS_FOLDER}/patterns.json`;

const russian = z
  .string()
  .regex(/^\S(?:.*\S)?$/, {error: 'must not be empty or begin or end with a space'})
  .regex(/\p{Script=Cyrillic}/u, {error: 'must be Russian'})
  .regex(/^(?!\[(?:Android|iOS|Unity)\])/, {error: 'must not repeat the tag; it is shown next to the text'});

const linesSchema = z.record(
  z.string().regex(/^(?!\[(?:Android|iOS|Unity)\])/, {error: 'must be written without its tag'}),
  russian,
);

/** Names of groups and placeholders must match so that no part of a line is lost. */
const patternSchema = z
  .strictObject({match: z.string().min(1), ru: russian})
  .superRefine(({match, ru}, context) => {
    const fault = (field: 'match' | 'ru', message: string) =>
      context.addIssue({code: 'custom', path: [field], message});
    try {
      new RegExp(match, 'u');
    } catch (error) {
      fault('match', `must be a regular expression: ${(error as Error).message}`);
      return;
    }
    const groups = [...match.matchAll(/\(\?<(\w+)>/g)].map(([, group]) => group ?? '');
    const blanks = [...ru.matchAll(/\{(\w+)\}/g)].map(([, blank]) => blank ?? '');
    for (const blank of blanks) {
      if (!groups.includes(blank)) fault('ru', `{${blank}} must be a group of match`);
    }
    for (const group of groups) {
      if (!blanks.includes(group)) fault('ru', `must contain {${group}}, a group of match`);
    }
  })
  .transform(({match, ru}): LinePattern => ({match: new RegExp(`^(?:${match})$`, 'u'), ru}));

const patternsSchema = z.array(patternSchema);

/** Returns the Russian translations of one platform's release notes. @throws the same errors as `loadReleaseTexts`. */
export function loadPlatformTexts(root: string, platform: Platform): ReleaseTexts {
  const lines = readData(root, `${TEXTS_FOLDER}/${platform}.json`, linesSchema);
  const patterns = readData(root, PATTERNS_FILE, patternsSchema, {nameField: 'match'});
  return {lines: new Map(Object.entries(lines)), patterns};
}

/**
 * Reads and validates `changelogs/ru/`. Runs at build time and in tests, never in the browser.
 * @param root the folder that contains `changelogs/`.
 * @throws DataError that lists the file, line or pattern, and field of every error.
 */
export function loadReleaseTexts(root: string = process.cwd()): Record<Platform, ReleaseTexts> {
  return Object.fromEntries(
    PLATFORMS.map((platform) => [platform, loadPlatformTexts(root, platform)]),
  ) as Record<Platform, ReleaseTexts>;
}
