import {describe, expect, it} from 'vitest';
import {upgradeSteps} from './upgradeSteps.ts';

describe('upgrade steps', () => {
  it('are the prose of the from-x-y-to-x-z sections, including admonitions, but without code, tables, and subsections', () => {
    const guide = [
      '## Every upgrade {#every-upgrade}',
      'No.',
      '## From 3.2.1 to 3.3 {#from-3-2-1-to-3-3}',
      '',
      'First,',
      'second.',
      '',
      '- One',
      '  more',
      '- Two:',
      '',
      '```ruby',
      '## From 1 to 2 {#from-1-to-2}',
      '- no',
      '```',
      '',
      '| a | b |',
      '| --- | --- |',
      '',
      ':::note',
      '',
      'Box.',
      '',
      ':::',
      '',
      '### Sub {#sub}',
      '',
      'No.',
      '## Next {#next}',
      'No.',
    ].join('\n');
    expect(upgradeSteps(guide)).toEqual([
      {
        id: 'from-3-2-1-to-3-3',
        title: 'From 3.2.1 to 3.3',
        from: '3.2.1',
        to: '3.3',
        items: ['First, second.', 'One more', 'Two.', 'Box.'],
      },
    ]);
  });
});
