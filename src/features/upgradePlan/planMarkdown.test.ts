import {expect, it} from 'vitest';

import {planMarkdown, type PlanLabels} from './planMarkdown.ts';
import {DATA, ENTRIES, TODAY} from './testData.ts';
import {upgradePlan} from './upgradePlan.ts';

const LABELS: PlanLabels = {
  title: 'Title',
  support: 'Support',
  minimums: 'Minimums',
  steps: 'Steps',
  first: 'First',
  last: 'Last',
  api: 'API',
  deprecations: 'Deprecations',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  adapterNotes: 'More',
  rules: 'Rules',
  gap: ({to}) => `No steps to ${to}.`,
  nameOf: (key) => key,
};

it('is a list of tasks with absolute links, code, and check marks', () => {
  const plan = upgradePlan(DATA, ENTRIES, {from: '9.0.0', to: '9.2.1'}, TODAY);
  expect(
    planMarkdown(plan, {
      labels: LABELS,
      support: 'Not supported.',
      done: new Set(['every-upgrade.1@9.2.1', 'unknown']),
      site: 'https://docs.example.com/ru/',
      address: 'https://docs.example.com/ru/ios/upgrade-plan?from=9.0.0&to=9.2.1',
      russian: false,
    }),
  ).toMatchInlineSnapshot(`
    "# [Title](https://docs.example.com/ru/ios/upgrade-plan?from=9.0.0&to=9.2.1)

    ## Support

    Not supported.

    ## Minimums

    - deploymentTarget: 20.0
    - xcode: 30.0

    ## Steps

    ### [First](https://docs.example.com/ru/ios/upgrade-guide#every-upgrade)

    - [x] Commit.
    - [ ] **Way A.** Paste this URL:

      \`\`\`text
      https://example.com#v9.2.1
      \`\`\`
    - [ ] **Way B.** Unpack.
    - [ ] Compile the app.

    ### [From 9.0 to 9.1](https://docs.example.com/ru/ios/upgrade-guide#from-9-0-to-9-1)

    - [ ] Replace the removed methods.

    ### [From 9.1 to 9.2](https://docs.example.com/ru/ios/upgrade-guide#from-9-1-to-9-2)

    - No code changes:
    - [ ] Update the pods:

      \`\`\`bash
      pod update
      \`\`\`
    - [ ] Starting with 9.2.1, rename \`a\`.
    - New: \`b\`, see [page](https://docs.example.com/ru/ios/a).

    ### [Last](https://docs.example.com/ru/ios/upgrade-guide#every-upgrade)

    - [ ] Test it.

    ## API

    ### [From 9.0 to 9.1](https://docs.example.com/ru/ios/upgrade-guide#from-9-0-to-9-1)

    | Before | Now |
    | --- | --- |
    | \`old\`, \`older\` | \`Sdk.new\` |
    | \`gone\` | Removed |

    \`\`\`swift
    func new()
    \`\`\`

    ## Deprecations

    - \`gone\` removed ([9.2.0](https://docs.example.com/ru/ios/changelog#v9-2-0))

    ## Added

    - AdMob 3.0

    ## Rules

    - [15.01.2030](https://docs.example.com/ru/ios/between#rule): Between.
    "
  `);
});

it('leaves out what is empty', () => {
  const plan = upgradePlan(
    {...DATA, before: [], after: [], rules: []},
    ENTRIES,
    {from: '9.2.0', to: '9.2.1'},
    TODAY,
  );
  const text = planMarkdown(
    {...plan, steps: []},
    {labels: LABELS, support: '', done: new Set(), site: '/', address: '/a', russian: false},
  );
  expect(text).toBe('# [Title](/a)\n\n## Changed\n\n- AdMob 2.0 → 3.0\n');
});
