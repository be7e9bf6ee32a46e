import {describe, expect, it} from 'vitest';
import {compareReleases} from './compareReleases.ts';
import {comparisonMarkdown} from './comparisonMarkdown.ts';
import {entry} from './testData.ts';
import {upgradeSteps} from './upgradeSteps.ts';

describe('comparison', () => {
  const list = [
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
  const steps = upgradeSteps(
    '## From 3.1 to 3.2 {#from-3-1-to-3-2}\n\nA.\n\n## From 3.2 to 3.3 {#from-3-2-to-3-3}\n\nB.\n\n## From 2 to 3 {#from-2-to-3}\n\nC.',
  );

  it('becomes Markdown with absolute URLs', () => {
    const labels = {
      title: 'T',
      minimums: 'Min',
      steps: 'Steps',
      deprecations: 'Dep',
      features: 'Feat',
      fixes: 'Fix',
      added: 'Added',
      changed: 'Changed',
      removed: 'Removed',
      adapterNotes: 'More',
      gap: ({from, to}: {from: string; to: string}) => `No steps from ${from} to ${to}.`,
      nothing: 'Nothing',
    };
    const options = {
      labels,
      changelog: 'https://a.b/ios/changelog',
      guide: 'https://a.b/ios/upgrade-guide',
      site: 'https://a.b/',
      russian: false,
    };
    expect(comparisonMarkdown(compareReleases(list, steps, '3.2.1', '3.3.0'), options)).toBe(
      [
        '# T',
        '## Min',
        '- Xcode 15.3 is the minimum ([3.3.0](https://a.b/ios/changelog#v3-3-0))',
        '## Steps',
        '### [From 3.2 to 3.3](https://a.b/ios/upgrade-guide#from-3-2-to-3-3)',
        '- B.',
        '## Feat',
        '- New ([3.3.0](https://a.b/ios/changelog#v3-3-0))\n- From the beta ([3.3.0-beta.1](https://a.b/ios/changelog#v3-3-0-beta-1))',
        '## Fix',
        '- Both ([3.3.0](https://a.b/ios/changelog#v3-3-0))',
        '## Changed',
        '- AdMob 2.0 → 3.0\n',
      ].join('\n\n'),
    );
    expect(comparisonMarkdown(compareReleases(list, [], '3.1.0', '3.1.0'), options)).toBe('# T\n\nNothing\n');
    const bare = [entry('3.4.0'), entry('3.3.0')];
    expect(comparisonMarkdown(compareReleases(bare, steps, '3.3.0', '3.4.0'), options)).toBe(
      '# T\n\n## Steps\n\nNo steps from 3.3 to 3.4.\n',
    );
  });
});
