import {describe, expect, it} from 'vitest';
import {loadMediation} from './loadMediation.ts';
import {MADE_UP} from './testData.ts';

describe('loadMediation', () => {
  it('reads the four files', () => {
    expect(Object.keys(loadMediation(MADE_UP))).toEqual(['parts', 'android', 'ios', 'unity']);
  });

  it("reports a file that is missing or isn't JSON", () => {
    expect(() => loadMediation('tests/nowhere')).toThrow('mediation/parts.json: missing');
  });
});
