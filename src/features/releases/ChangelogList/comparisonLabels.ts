import {translate} from '@docusaurus/Translate';

import type {ComparisonLabels} from '../comparisonMarkdown.ts';
import {PLATFORM_NAMES, type Platform} from '../../../site/sections.ts';

/** Returns the headings of a comparison in the reader's language. */
export function comparisonLabels(
  platform: Platform,
  {from, to}: {from: string; to: string},
): ComparisonLabels {
  return {
    title: translate(
      {id: 'site.comparison.title', message: 'Appodeal {platform}: from {from} to {to}'},
      {platform: PLATFORM_NAMES[platform], from, to},
    ),
    minimums: translate({id: 'site.comparison.minimums', message: 'Raised minimum requirements'}),
    steps: translate({id: 'site.comparison.steps', message: 'Upgrade steps'}),
    deprecations: translate({id: 'site.release.deprecations', message: 'Deprecations'}),
    features: translate({id: 'site.release.features', message: 'Features'}),
    fixes: translate({id: 'site.release.fixes', message: 'Fixed Issues'}),
    added: translate({id: 'site.comparison.added', message: 'Adapters added'}),
    changed: translate({id: 'site.comparison.changed', message: 'Adapters changed'}),
    removed: translate({id: 'site.comparison.removed', message: 'Adapters removed'}),
    adapterNotes: translate({id: 'site.comparison.adapterNotes', message: 'More about adapters'}),
    gap: ({from: line, to: next}) =>
      translate(
        {
          id: 'site.comparison.gap',
          message:
            "No upgrade steps from {from} to {to} are known. The upgrade guide doesn't cover this upgrade yet.",
        },
        {from: line, to: next},
      ),
    nothing: translate({
      id: 'site.comparison.nothing',
      message: 'The entries between these versions list no changes.',
    }),
  };
}
