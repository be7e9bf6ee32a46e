import {existsSync} from 'node:fs';
import path from 'node:path';
import type {GeneratedFile} from '../../../src/features/mediation/generatedFile.ts';
import {gradleFiles} from '../../../src/features/mediation/gradleFiles.ts';
import {loadMediation} from '../../../src/features/mediation/loadMediation.ts';
import type {MediationData} from '../../../src/features/mediation/mediationSchema.ts';
import {
  platformMediation,
  type PlatformMediation,
} from '../../../src/features/mediation/platformMediation.ts';
import {podfile} from '../../../src/features/mediation/podfile.ts';
import {isConflict, choiceNotes} from '../../../src/features/mediation/choiceNotes.ts';
import {defaultSelection, selectionOf, type Selection} from '../../../src/features/mediation/selection.ts';
import {unityFiles} from '../../../src/features/mediation/unityFiles.ts';
import {PLATFORMS} from '../../../src/site/sections.ts';
import {checkSnippet} from '../lib/snippets.ts';
import type {Fault, TextCheck} from '../types.ts';

const NAME = 'mediation';
const FOLDER = 'mediation';

const LATEST = {version: '1.0.0', artifact: '1.0.0.0'};
const RELEASES = {android: LATEST, ios: LATEST, unity: LATEST};
const WORDS = {services: 'Services'};

const fault = (file: string, message: string, fix: string): Fault => ({
  file: `${FOLDER}/${file}.json`,
  check: NAME,
  message,
  fix,
});

/** Returns selections of everything, of nothing, of each part alone, and of everything but one part. */
function selectionsOf(data: PlatformMediation): {name: string; selection: Selection}[] {
  const ids = data.parts.map(({id}) => id);
  return [
    {name: 'everything', selection: defaultSelection(data)},
    {name: 'nothing', selection: selectionOf(data, [])},
    ...ids.map((id) => ({name: id, selection: selectionOf(data, [id])})),
    ...ids.map((id) => ({
      name: `everything but ${id}`,
      selection: selectionOf(
        data,
        ids.filter((other) => other !== id),
      ),
    })),
  ];
}

function filesFor(data: PlatformMediation, selection: Selection): GeneratedFile[] {
  if (data.platform === 'ios') return podfile(data, {selection, form: 'bundle'}, LATEST, WORDS);
  if (data.platform === 'unity') return unityFiles(data, {selection, form: 'bundle'}, RELEASES);
  return (['kotlin', 'groovy'] as const).flatMap((dsl) =>
    (['bundle', 'single'] as const).flatMap((form) =>
      gradleFiles(data, {selection, form}, LATEST, dsl, WORDS),
    ),
  );
}

/** Returns faults for generated build files that don't parse. Parses each distinct file only once. */
async function unparsableFiles(data: PlatformMediation): Promise<Fault[]> {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const {name, selection} of selectionsOf(data)) {
    for (const {name: file, language, code} of filesFor(data, selection)) {
      if (seen.has(code)) continue;
      seen.add(code);
      const error = await checkSnippet(language, code);
      if (error === undefined) continue;
      faults.push(
        fault(
          data.platform,
          `with ${name} selected, line ${error.line + 1} of ${file} doesn't parse: ${error.message}`,
          'Correct the names and versions of these adapters.',
        ),
      );
    }
  }
  return faults;
}

/** Returns faults for adapters that specify the release's own version, which must be omitted. */
const repeatedVersions = (data: MediationData): Fault[] =>
  (['android', 'ios'] as const).flatMap((platform) =>
    data[platform].adapters
      .filter(({artifact, version}) => `${artifact} ${version ?? ''}`.includes(`${data.android.release}.0`))
      .map(({id}) =>
        fault(platform, `${id}: the version repeats the number of the release`, 'Remove `version`.'),
      ),
  );

const missingSources = (data: MediationData): Fault[] =>
  data.ios.adapters
    .filter(
      ({dependsOn = [], repositories = []}) =>
        dependsOn.some((library) => library.startsWith('Bidon ')) && !repositories.includes('bidon'),
    )
    .map(({id}) => fault('ios', `${id}: depends on Bidon`, 'Add "bidon" to `repositories`.'));

export const check: TextCheck = {
  name: NAME,
  about:
    'the configurator writes build files that parse for every part, everything together has no conflict, and no adapter repeats the release',
  run: async ({root}) => {
    if (!existsSync(path.join(root, FOLDER))) return [];
    let data: MediationData;
    try {
      data = loadMediation(root);
    } catch (error) {
      return (error as Error).message
        .split('\n')
        .map((message) => fault('parts', message, 'Correct the entry.'));
    }
    const faults = [...repeatedVersions(data), ...missingSources(data)];
    for (const platform of PLATFORMS) {
      const own = platformMediation(data, platform);
      const conflicts = choiceNotes(own, {selection: defaultSelection(own), form: 'bundle'}).filter(
        isConflict,
      );
      for (const conflict of conflicts) {
        faults.push(
          fault(
            platform,
            `with everything selected, there is a conflict: ${JSON.stringify(conflict)}`,
            'Add the missing adapter or part.',
          ),
        );
      }
      faults.push(...(await unparsableFiles(own)));
    }
    return faults;
  },
};
