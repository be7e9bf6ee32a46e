import {translate} from '@docusaurus/Translate';

import type {PlanLabels} from '../planMarkdown.ts';
import {comparisonLabels} from '../../releases/ChangelogList/comparisonLabels.ts';
import {requirementName} from '../../requirements/requirementName.ts';
import {PLATFORM_NAMES, type Platform} from '../../../site/sections.ts';

/** Returns the headings of a plan in the reader's language. */
export function planLabels(platform: Platform, {from, to}: {from: string; to: string}): PlanLabels {
  return {
    ...comparisonLabels(platform, {from, to}),
    title: translate(
      {id: 'site.upgradePlan.title', message: 'Upgrade Appodeal {platform} from {from} to {to}'},
      {platform: PLATFORM_NAMES[platform], from, to},
    ),
    support: translate({id: 'site.upgradePlan.support', message: 'Support for {from}'}, {from}),
    first: translate({id: 'site.upgradePlan.first', message: 'Start of every upgrade'}),
    last: translate({id: 'site.upgradePlan.last', message: 'End of every upgrade'}),
    steps: translate({id: 'site.upgradePlan.steps', message: 'Steps'}),
    api: translate({id: 'site.upgradePlan.api', message: 'Removed and renamed API'}),
    rules: translate(
      {id: 'site.upgradePlan.rules', message: 'Store and platform rules since {from}'},
      {from},
    ),
    nameOf: (key) => requirementName(key, platform),
  };
}
