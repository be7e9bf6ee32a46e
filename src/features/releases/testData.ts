import {changelogEntry} from './changelogEntry.ts';
import {type RELEASE_LISTS} from './releaseLine.ts';
import type {UpgradeStep} from './upgradeGuide.ts';

export const NOW = new Date('2025-10-01T12:00:00Z');

export const entry = (
  name: string,
  notes: Partial<Record<(typeof RELEASE_LISTS)[number], string[]>> = {},
  date = '2025-01-01',
) => changelogEntry({name, date, ...notes}, null);

export const RELEASES = [
  {name: '3.3.0-alpha.1', date: '2025-02-01'},
  {name: '3.2.1', date: '2025-01-10'},
  {name: '3.2.0', date: '2024-08-31'},
  {name: '3.1.0', date: '2024-06-02'},
  {name: '3.1.0-beta.1', date: '2024-05-02'},
  {name: '3.0.0.2-beta.1', date: null},
  {name: '3.0.0', date: 'May 30, 2024'},
  {name: '2.11.0.3', date: '2022-03-18'},
  {name: '2.0.0', date: null},
];
export const POLICY = {supportStart: '2024-05-31', monthsAfterNextLine: null};

/** Releases with a pre-release that became stable and one that did not. */
export const COMPARED = [
  entry('3.4.0-alpha.1', {features: ['Not released yet']}),
  entry('3.3.0', {
    features: ['Xcode 15.3 is the minimum', 'New'],
    adapters: ['AdMob 3.0'],
    fixes: ['Both'],
  }),
  entry('3.3.0-beta.1', {features: ['From the beta'], fixes: ['Both']}),
  entry('3.2.5-alpha.1', {features: ['Never became stable']}),
  entry('3.2.1', {adapters: ['AdMob 2.0', 'Bidon 1.0'], deprecations: ['Old call removed']}),
  entry('3.2.0', {features: ['Older'], adapters: ['AdMob 2.0']}),
  entry('3.1.0', {adapters: ['AdMob 1.0', 'Yandex 5.0']}),
];

const step = (from: string, to: string, ...items: string[]): UpgradeStep => {
  const id = `from-${from}-to-${to}`.replaceAll('.', '-');
  return {id, title: `From ${from} to ${to}`, from, to, items};
};
export const STEPS = [step('3.1', '3.2', 'A.'), step('3.2', '3.3', 'B.'), step('2.0', '3.0', 'C.')];

/** An upgrade guide with everything that the plan reads. */
export const GUIDE = `---
title: Upgrade guide
---

## Every upgrade {#every-upgrade}

Back up first:

<Tabs groupId="way">
<TabItem value="a" label="Way A">

1. Commit.
2. Paste this URL:

   \`\`\`text
   https://example.com#v{to}
   \`\`\`

</TabItem>
<TabItem value="b" label="Way B">

1. Commit.
2. Unpack.

</TabItem>
</Tabs>

1. Compile
   the app. {/* version steps */}
2. Test it:

| Since | Needs |
| --- | --- |
| 9.0.0 | 30 |

## From 9.1 to 9.2 {#from-9-1-to-9-2}

No code changes:

- Update the pods:

\`\`\`bash
pod update
\`\`\`

- Starting with 9.2.1, rename \`a\`.
- New: \`b\`, see [page](/ios/a).

\`\`\`swift
b()
\`\`\`

### Troubleshooting {#more}

- Not a step.

## From 9.0 to 9.1 {#from-9-0-to-9-1}

- Replace the removed methods:

| Before | Now |
| --- | --- |
| \`old\`, \`older\` | \`Sdk.new\` |
| \`gone\` | Removed |

## Next steps {#next}

- Not a step.
`;
