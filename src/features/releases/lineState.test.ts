import {describe, expect, it} from 'vitest';
import {lineState} from './lineState.ts';
import {RELEASES, POLICY} from './testData.ts';
import {versionLines} from './versionLines.ts';

describe('versionLines', () => {
  it('has a state that depends on the day', () => {
    const states = (day: string) => versionLines(RELEASES, POLICY).map((line) => lineState(line, day));
    expect(states('2024-05-30')).toEqual(['supported', 'supported', 'ending', 'ending', 'ending']);
    expect(states('2024-05-31')).toEqual(['supported', 'supported', 'ended', 'ended', 'ended']);
  });
});
