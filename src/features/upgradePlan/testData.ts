import {changelogEntry} from '../releases/changelogEntry.ts';

import {parseGuide} from './guideSections.ts';
import {planSections} from './planSections.ts';
import type {PlanData} from './upgradePlan.ts';

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

export const ENTRIES = [
  changelogEntry({name: '9.2.1', date: '2030-03-01', adapters: ['AdMob 3.0']}, null),
  changelogEntry({name: '9.2.0', date: '2030-02-01', deprecations: ['`gone` removed']}, null),
  changelogEntry({name: '9.1.0', date: '2030-01-01', adapters: ['AdMob 2.0']}, null),
  changelogEntry({name: '9.0.0', date: '2029-12-01'}, null),
];

const {before, after, sections} = parseGuide(GUIDE);

export const DATA: PlanData = {
  platform: 'ios',
  before,
  after,
  sections: planSections(sections, (cell) => (cell.startsWith('`') ? ['func new()'] : [])),
  minimums: [
    {since: '9.2.0', xcode: '30.0'},
    {since: '9.1.0', xcode: '29.0', deploymentTarget: '20.0'},
  ],
  rules: [
    {id: 'early', date: '2029-01-01', page: '/ios/early', text: 'Early.'},
    {id: 'between', date: '2030-01-15', page: '/ios/between#rule', text: 'Between.'},
    {id: 'late', date: '2031-01-01', page: '/ios/late', text: 'Late.'},
  ],
  timetable: {
    lines: [
      {line: '9.2', newest: '9.2.1', last: '2030-03-01', ends: null},
      {line: '9.1', newest: '9.1.0', last: '2030-01-01', ends: '2030-05-31'},
      {line: '9.0', newest: '9.0.0', last: '2029-12-01', ends: '2030-05-31'},
    ],
    versions: ['9.2.1', '9.2.0', '9.1.0', '9.0.0'],
    asOf: '2030-03-01',
  },
};

export const TODAY = '2030-06-01';
