import {describe, expect, it} from 'vitest';
import {adapterHistory} from './adapterHistory.ts';
import {entry} from './testData.ts';

describe('adapters of a list', () => {
  it('are compared with the nearest older release that lists them', () => {
    const marks = adapterHistory([
      entry('3.2.0', {adapters: ['AdMob 2.0', 'Bidon 1.0', 'Moloco 1.0']}),
      entry('3.2.0-beta.1', {adapters: ['AdMob 2.0']}),
      entry('3.1.0', {adapters: ['AdMob 1.0']}),
      entry('3.0.0', {adapters: ['AdMob 1.0', 'Bidon 1.0']}),
    ]);
    expect([...(marks.get('3.2.0') ?? [])]).toEqual([
      ['AdMob 2.0', {kind: 'updated', from: '1.0'}],
      ['Moloco 1.0', {kind: 'new'}],
    ]);
    expect(marks.get('3.2.0-beta.1')?.get('AdMob 2.0')).toEqual({kind: 'updated', from: '1.0'});
    expect(marks.get('3.1.0')?.size).toBe(0);
    // Nothing in the oldest list is marked, because there is no earlier list.
    expect(marks.get('3.0.0')?.size).toBe(0);
  });
});
