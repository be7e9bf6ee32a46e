import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {replaceTokens} from './versionTokens.ts';
import type {Locale} from '../../site/locales.ts';
import type {Platform} from '../../site/sections.ts';
import {russianTwin} from '../../site/pageFiles.ts';

import type {LatestRelease} from './loadReleases.ts';
import {upgradeSteps, type UpgradeStep} from './upgradeSteps.ts';

/**
 * Returns the steps in a platform's upgrade guide in one language. Falls back to the English guide if the Russian one
 * is missing.
 * @param root the folder that contains `docs/` and `i18n/`.
 * @throws Error if the guide has no `from-x-y-to-x-z` section, or can't be read.
 */
export function loadUpgradeSteps(
  root: string,
  platform: Platform,
  locale: Locale,
  latest: Record<Platform, LatestRelease>,
): UpgradeStep[] {
  const english = `docs/${platform}/upgrade-guide.mdx`;
  const twin = locale === 'ru' ? russianTwin(english) : undefined;
  const file = twin !== undefined && existsSync(path.join(root, twin)) ? twin : english;
  const steps = upgradeSteps(replaceTokens(readFileSync(path.join(root, file), 'utf8'), latest));
  if (steps.length === 0) {
    throw new Error(
      `${file}: no heading such as "## From 3.9 to 3.10 {#from-3-9-to-3-10}"; the comparison of releases requires such headings`,
    );
  }
  return steps;
}
