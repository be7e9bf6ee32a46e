import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadPlatformTexts, TEXTS_FOLDER} from '../../../src/features/releases/loadReleaseTexts.ts';
import {linesOf, missingRussian} from '../../../src/features/releases/missingRussian.ts';
import {splitTag} from '../../../src/features/releases/releaseLine.ts';
import {parseReleases, type Release} from '../../../src/features/releases/releaseSchema.ts';
import {readJson} from '../../../src/site/readData.ts';
import {PLATFORMS, type Platform} from '../../../src/site/sections.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import type {Fault, TextCheck} from '../types.ts';

const NAME = 'releaseTexts';

/** Returns the versions and code in a line, which are the same in both languages. */
const factsOf = (text: string): string[] => text.match(/\d+(?:\.\d+)+|`[^`]+`/g) ?? [];

function faultsOf(root: string, platform: Platform): Fault[] {
  const data = `changelogs/${platform}.json`;
  const file = `${TEXTS_FOLDER}/${platform}.json`;
  if (!existsSync(path.join(root, data))) return [];
  const fault = (message: string, fix: string): Fault => ({file, check: NAME, message, fix});
  const todo = (message: string, fix: string): Fault => ({...fault(message, fix), severity: 'todo'});

  let releases: Release[];
  let texts: ReturnType<typeof loadPlatformTexts>;
  try {
    releases = parseReleases(data, readJson(root, data));
    texts = loadPlatformTexts(root, platform);
  } catch (error) {
    return dataFaults(NAME, error);
  }

  const known = new Set(releases.flatMap(linesOf).map((line) => splitTag(line).text));
  const missing = missingRussian(releases, texts).map(({release, text}) =>
    todo(
      `${release}: "${text}" has no Russian`,
      `Add it, or a pattern; npx tsx scripts/releaseTexts.ts ${platform}.`,
    ),
  );
  const wrong = [...texts.lines].flatMap(([english, russian]) => {
    if (!known.has(english))
      return [fault(`no release has the line "${english}"`, 'Delete it, or write it as in the data.')];
    const lost = factsOf(english).find((fact) => !russian.includes(fact));
    return lost === undefined
      ? []
      : [
          fault(
            `the Russian of "${english}" does not contain ${lost}`,
            'Keep versions and code as they are.',
          ),
        ];
  });
  return [...missing, ...wrong];
}

export const check: TextCheck = {
  name: NAME,
  about:
    'Every line of the notes of releases 3.0 and later has a Russian text, with the same versions and code.',
  run({root}) {
    const faults = PLATFORMS.flatMap((platform) => faultsOf(root, platform));
    // The platforms share the patterns, and therefore the faults of that file.
    return [...new Map(faults.map((fault) => [`${fault.file}: ${fault.message}`, fault])).values()];
  },
};
