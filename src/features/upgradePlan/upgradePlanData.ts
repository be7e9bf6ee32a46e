import type {LoadContext, Plugin} from '@docusaurus/types';

import {latestReleases, loadReleases} from '../releases/loadReleases.ts';
import {timetablesOf} from '../releases/siteReleases.ts';
import {readSupportPolicy} from '../releases/supportPolicy.ts';
import {readUpgradeGuide} from '../releases/upgradeGuide.ts';
import {MINIMUMS_FILE, readMinimums} from '../requirements/minimumsSchema.ts';
import {currentLocale, type Locale} from '../../site/locales.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {planSections} from './planSections.ts';
import type {PlanVersions} from './planVersions.ts';
import {readSignatures} from './readSignatures.ts';
import {signaturesOf} from './signatures.ts';
import {readStoreRules, STORE_RULES_FILE, storeRulesFor} from './storeRules.ts';
import type {PlanData} from './upgradePlan.ts';

/** Content of `form/<platform>.json`. */
export interface PlanFormData extends PlanVersions {
  platform: Platform;
}

/** Returns the data of the form and of the plan, by platform. */
function loadPlanData(root: string, locale: Locale): Record<Platform, {form: PlanFormData; plan: PlanData}> {
  const releases = loadReleases(root);
  const latest = latestReleases(releases);
  const minimums = readMinimums(root);
  const rules = readStoreRules(root);
  const timetables = timetablesOf(releases, readSupportPolicy(root));
  const entries = PLATFORMS.map((platform) => {
    const target = {version: '{to}', artifact: '{to}.0', date: ''};
    const guide = readUpgradeGuide(root, platform, locale, {...latest, [platform]: target});
    const signatures = readSignatures(root, platform);
    const plan: PlanData = {
      platform,
      before: guide.before,
      after: guide.after,
      sections: planSections(guide.sections, (cell) => signaturesOf(cell, signatures)),
      minimums: minimums[platform],
      rules: storeRulesFor(rules, platform, locale),
      timetable: timetables[platform],
    };
    const form = {
      platform,
      latest: latest[platform].version,
      versions: releases[platform].map(({name}) => name),
    };
    return [platform, {form, plan}] as const;
  });
  return Object.fromEntries(entries) as ReturnType<typeof loadPlanData>;
}

/** Docusaurus plugin: writes the data of the upgrade plans. */
export default function upgradePlanData(context: LoadContext): Plugin {
  return {
    name: 'upgrade-plan',
    getPathsToWatch: () => [
      MINIMUMS_FILE,
      STORE_RULES_FILE,
      'changelogs/*.json',
      'symbols/*.json',
      ...PLATFORMS.map((platform) => `docs/${platform}/upgrade-guide.mdx`),
    ],
    async contentLoaded({actions}) {
      const data = loadPlanData(context.siteDir, currentLocale());
      for (const platform of PLATFORMS) {
        const {form, plan} = data[platform];
        await actions.createData(`form/${platform}.json`, JSON.stringify(form));
        await actions.createData(`plan/${platform}.json`, JSON.stringify(plan));
      }
    },
  };
}
