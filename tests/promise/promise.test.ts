import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';

import {changelogEntry} from '../../src/features/releases/changelogEntry.ts';
import {compareReleases} from '../../src/features/releases/compareReleases.ts';
import {latestStable} from '../../src/features/releases/latestStable.ts';
import {latestReleases, loadReleases} from '../../src/features/releases/loadReleases.ts';
import {loadReleaseTexts} from '../../src/features/releases/loadReleaseTexts.ts';
import {newestRelease} from '../../src/features/releases/newestRelease.ts';
import {releaseJson} from '../../src/features/releases/releaseJson.ts';
import {readSupportPolicy} from '../../src/features/releases/supportPolicy.ts';
import {readUpgradeGuide, upgradeSteps} from '../../src/features/releases/upgradeGuide.ts';
import {lineOf, versionLines} from '../../src/features/releases/versionLines.ts';
import {compareVersions, isStable} from '../../src/features/releases/version.ts';
import {announcementBar} from '../../src/config/announcementBar.ts';
import {LOCALES} from '../../src/site/locales.ts';
import {PLATFORM_NAMES, type Platform} from '../../src/site/sections.ts';
import {loadPages} from '../../checks/text/loadPages.ts';
import {loadChecks, runCheck} from '../../checks/text/runChecks.ts';
import {blocks, type CheckContext, type TextCheck} from '../../checks/text/types.ts';

import {addReleases} from './addReleases.ts';
import {newestDate, releaseCases} from './releaseCases.ts';

/**
 * Tests the README's promise that publishing a release requires only one entry. Each case adds fictional entries dated
 * tomorrow to a copy of the data. `npm run test:promise` runs everything that a publisher would run on such copies.
 */

const DAY = 86_400_000;
const published = loadReleases();
const now = new Date(`${newestDate(published)}T12:00:00Z`);
const tomorrow = new Date(now.getTime() + DAY).toISOString().slice(0, 10);

/** Checks that read release data. */
const CHECKS = ['posts', 'releases', 'releaseTexts', 'upgradeGuides'];

const COPIED = [
  'changelogs',
  'blog',
  'i18n/ru/docusaurus-plugin-content-blog',
  ...Object.keys(PLATFORM_NAMES).flatMap((platform) => [
    `docs/${platform}/upgrade-guide.mdx`,
    `i18n/ru/docusaurus-plugin-content-docs-${platform}/current/upgrade-guide.mdx`,
  ]),
];

let root: string;
let checks: TextCheck[];
/** Posts and upgrade guides, which no case changes. */
let pages: CheckContext['pages'];

function copySite(): void {
  root = mkdtempSync(path.join(tmpdir(), 'promise-'));
  for (const file of COPIED) cpSync(file, path.join(root, file), {recursive: true});
}

beforeAll(async () => {
  checks = await loadChecks(CHECKS);
  copySite();
  ({pages} = loadPages(root));
  rmSync(root, {recursive: true});
});

beforeEach(copySite);

afterEach(() => {
  rmSync(root, {recursive: true});
});

describe.each(releaseCases(published, tomorrow))('$name', (releaseCase) => {
  const added = Object.entries(releaseCase.entries) as [Platform, {name: string; features: string[]}][];

  it('blocks nothing and lists what the writer still has to provide', async () => {
    addReleases(root, releaseCase);
    const context = {root, pages, now, readFaults: []};
    const faults = (await Promise.all(checks.map((check) => runCheck(check, context)))).flat();
    expect(faults.filter(blocks)).toEqual([]);
    for (const [platform, {name}] of added) {
      const owed = faults.filter(({file, message}) => file.includes(platform) && message.includes(name));
      expect(owed.map(({file}) => file)).toContain(`changelogs/ru/${platform}.json`);
      const before = lineOf(latestStable(published[platform]).name);
      const isNewLine = isStable(name) && lineOf(name) !== before;
      const section = faults.filter(
        ({check, file, message}) =>
          // A published line without a section remains a to-do.
          lineOf(name) !== before &&
          check === 'upgradeGuides' &&
          file.includes(platform) &&
          message.endsWith(` to ${lineOf(name) ?? ''}`),
      );
      expect(section.map(({file}) => file)).toEqual(isNewLine ? [`docs/${platform}/upgrade-guide.mdx`] : []);
    }
  });

  it('updates the version labels, the announcement bar, and the timetable', () => {
    addReleases(root, releaseCase);
    const releases = loadReleases(root, now);
    const latest = latestReleases(releases);
    for (const [platform, {name}] of added) {
      expect(latest[platform].version === name).toBe(isStable(name));
      const [line] = versionLines(releases[platform], readSupportPolicy(root));
      expect(line?.newest === name).toBe(isStable(name));
    }
    const {version, platforms} = newestRelease(latest);
    const all = [...Object.values(published).flat(), ...added.map(([, entry]) => entry)];
    const stable = all.map(({name}) => name).filter(isStable);
    expect(version).toBe(stable.toSorted(compareVersions).at(-1));
    for (const locale of LOCALES) {
      const {content = ''} = announcementBar(latest, '/', {root, locale});
      const text = content.replaceAll(/<[^>]+>/g, '');
      expect(text).toContain(version);
      const named = Object.values(PLATFORM_NAMES).filter((label) => text.includes(label));
      expect(named).toEqual(platforms.map((platform) => PLATFORM_NAMES[platform]));
    }
  });

  it('is in both changelogs, in English if the Russian translation is missing, and in the comparison', () => {
    addReleases(root, releaseCase);
    const releases = loadReleases(root, now);
    const latest = latestReleases(releases);
    const texts = loadReleaseTexts(root);
    for (const [platform, {name, features}] of added) {
      const entries = releases[platform].map((release) => changelogEntry(release, texts[platform]));
      const data = releaseJson(entries, {
        platform,
        language: 'ru',
        url: '/',
        latest: latest[platform].version,
      });
      expect(data.releases[0]?.notes?.features).toMatchObject([{text: features[0], language: 'en'}]);
      const before = latestStable(published[platform]).name;
      const steps = upgradeSteps(readUpgradeGuide(root, platform, 'ru', latest));
      const found = compareReleases(entries, steps, before, name);
      expect(found.features.map(({en, release}) => [en, release])).toContainEqual([features[0], name]);
      const isNewLine = isStable(name) && lineOf(name) !== lineOf(before);
      expect(found.gaps.map(({to}) => to)).toEqual(isNewLine ? [lineOf(name)] : []);
    }
  });
});

it('leaves the data of the repository unchanged', () => {
  expect(loadReleases()).toEqual(published);
});
