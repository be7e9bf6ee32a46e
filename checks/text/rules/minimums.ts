import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {MinimumEntry} from '../../../src/features/requirements/minimums.ts';
import {MINIMUMS_FILE, readMinimums} from '../../../src/features/requirements/minimumsSchema.ts';
import {DataError} from '../../../src/site/readData.ts';
import {PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import type {Fault, TextCheck} from '../types.ts';

const name = 'minimums';

const fault = (message: string, fix: string, file: string = MINIMUMS_FILE): Fault => ({
  file,
  check: name,
  message,
  fix,
});

/** Fields that the tables of the upgrade guides don't have. */
const UNLISTED = new Set<string>(['since', 'kotlinReads', 'agp', 'gradle', 'jdk']);

/** Returns the values of an entry as the guides write them: iOS 12.0 is iOS 12 there. */
const valuesOf = (entry: MinimumEntry): string[] =>
  Object.entries(entry)
    .filter(([key]) => !UNLISTED.has(key))
    .map(([, value]) => String(value).replace(/\.0$/, ''));

/** Returns the second cells of a page's tables by their first ones. */
function rowsOf(root: string, platform: Platform): Map<string, string> {
  const file = path.join(root, `docs/${platform}/upgrade-guide.mdx`);
  const raw = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    [...raw.matchAll(/^\| ([\d.]+) \| (.+) \|$/gm)].map(([, since = '', text = '']) => [since, text]),
  );
}

/** Compares what a project must have with the tables of the upgrade guides. */
export const check: TextCheck = {
  name,
  about: 'Each minimum of changelogs/minimums.json is in the table of its upgrade guide.',
  run({root}) {
    if (!existsSync(path.join(root, MINIMUMS_FILE))) return [];
    try {
      const minimums = readMinimums(root);
      return PLATFORMS.flatMap((platform) => {
        const rows = rowsOf(root, platform);
        return minimums[platform].flatMap((entry): Fault[] => {
          const text = rows.get(entry.since) ?? '';
          const missing = valuesOf(entry).filter((value) => !text.includes(value));
          return missing.map((value) =>
            fault(
              `${platform} ${entry.since}: docs/${platform}/upgrade-guide.mdx doesn't contain ${value} in its table`,
              `Write it into the row ${entry.since} of the table, or correct the number here.`,
            ),
          );
        });
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return [fault(error.message, 'Correct the field.')];
    }
  },
};
