import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {checkProject} from './checkProject.ts';
import {RULES} from './rules.ts';
import {DATA} from './testData.ts';

const GRADLE = {
  name: 'build.gradle.kts',
  content:
    'android { defaultConfig { minSdk = 1 } }\ndependencies {\n implementation("com.appodeal.ads:sdk:9.8.6.0")\n}',
};
const PACKAGES = {name: 'manifest.json', content: '{"dependencies": {"com.unity.ugui": "1.0.0"}}'};

const check = (data: typeof DATA, ...files: {name: string; content: string}[]) =>
  checkProject(files, 'android', data, '2030-01-01');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('reports a file that the check fails for as unreadable, and checks the others', () => {
  const {unity} = DATA.mediation.unity;
  if (!unity) throw new Error('No plugin');
  const data = structuredClone(DATA);
  // Only a list of Unity packages needs it.
  data.mediation.unity.unity = {
    ...unity,
    get package(): never {
      throw new TypeError('made up');
    },
  };
  const expected = check(data, GRADLE);
  expect(expected.sdks).toHaveLength(1);
  const {files, ...others} = check(data, PACKAGES, GRADLE);
  expect(files.map(({unread}) => unread)).toEqual(['broken', null]);
  expect(others).toEqual({...expected, files: undefined});
});

it('applies the other rules if one fails', () => {
  const expected = check(DATA, GRADLE).findings;
  const failing = RULES.find(({id}) => id === expected[0]?.rule);
  if (!failing) throw new Error('No findings');
  vi.spyOn(failing, 'check').mockImplementation(() => {
    throw new TypeError('made up');
  });
  const {findings} = check(DATA, GRADLE);
  expect(findings).toEqual(expected.filter(({rule}) => rule !== failing.id));
  expect(findings.length).toBeGreaterThan(0);
});
