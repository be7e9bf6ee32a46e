import {describe, expect, it} from 'vitest';
import {compareReleases} from './compareReleases.ts';
import {comparisonMarkdown} from './comparisonMarkdown.ts';
import {COMPARED as list, entry, STEPS as steps} from './testData.ts';

describe('comparison', () => {
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
