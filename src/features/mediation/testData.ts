import fc from 'fast-check';
import {XMLValidator} from 'fast-xml-parser';
import {expect} from 'vitest';
import {checkSnippet} from '../../../checks/text/lib/snippets.ts';
import type {GeneratedFile} from './generatedFile.ts';
import {gradleFiles, type GradleDsl} from './gradleFiles.ts';
import {loadMediation} from './loadMediation.ts';
import {platformMediation, type NativePlatform} from './platformMediation.ts';
import {podfile} from './podfile.ts';
import {defaultSelection, selectedAdapters, selectionOf, type Selection} from './selection.ts';
import {unityFiles} from './unityFiles.ts';

/** Folder that contains `mediation/` with data for a few networks, independent of releases. */
export const MADE_UP = 'src/features/mediation/fixtures';

export const DATA = loadMediation(MADE_UP);
export const android = platformMediation(DATA, 'android');
export const ios = platformMediation(DATA, 'ios');
export const unity = platformMediation(DATA, 'unity');
export const PLATFORM_DATA = {android, ios, unity};

const NUMBERS = {version: '9.8.7', artifact: '9.8.7.0'};
const RELEASES = {
  android: NUMBERS,
  ios: {version: '9.8.6', artifact: '9.8.6.0'},
  unity: {version: '9.8.5', artifact: '9.8.5.0'},
};
export const WORDS = {services: 'Сервисы'};

export const ids = (data: typeof android) => data.parts.map(({id}) => id);

/** Returns a generator of arbitrary selections for a platform. */
export const selectionIn = (data: typeof android) =>
  fc.subarray(ids(data)).map((chosen) => selectionOf(data, chosen));

/** Returns selections of each part alone, of everything, of nothing, and of everything but one part. */
export const namedSelections = (data: typeof android): Selection[] => [
  defaultSelection(data),
  selectionOf(data, []),
  ...ids(data).map((id) => selectionOf(data, [id])),
  ...ids(data).map((id) => selectionOf(data, ['appodeal', 'bidmachine', 'bidon', 'levelplay', 'max', id])),
  ...ids(data).map((id) =>
    selectionOf(
      data,
      ids(data).filter((other) => other !== id),
    ),
  ),
];

export const bundle = (selection: Selection, dsl: GradleDsl = 'kotlin') =>
  gradleFiles(android, {selection, form: 'bundle'}, NUMBERS, dsl, WORDS);
export const single = (selection: Selection, dsl: GradleDsl = 'kotlin') =>
  gradleFiles(android, {selection, form: 'single'}, NUMBERS, dsl, WORDS);
export const pods = (selection: Selection) => podfile(ios, {selection, form: 'bundle'}, RELEASES.ios, WORDS);
export const unityProject = (selection: Selection) =>
  unityFiles(unity, {selection, form: 'bundle'}, RELEASES);

export const file = (files: GeneratedFile[], name: string): string => {
  const found = files.find((each) => each.name.endsWith(name));
  if (!found) throw new Error(`no file ${name}`);
  return found.code;
};

export const matches = (text: string, pattern: RegExp): string[][] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1));

/** Returns the artifacts of the selected adapters. */
export const artifactsIn = (data: typeof android, selection: Selection, native: NativePlatform): string[] =>
  selectedAdapters(data, selection).flatMap(({packages}) => packages[native]?.artifact ?? []);

export const sorted = (values: readonly string[]): string[] => [...values].sort();

export const RUNS = {numRuns: 300};

export async function expectParsed(files: GeneratedFile[]): Promise<void> {
  for (const {name, language, code} of files) {
    expect(await checkSnippet(language, code), `${name}\n${code}`).toBeUndefined();
    if (language === 'xml') expect(XMLValidator.validate(code)).toBe(true);
    if (language === 'json') expect(JSON.parse(code)).toBeTypeOf('object');
  }
}
