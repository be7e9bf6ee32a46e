import {describe, expect, it} from 'vitest';
import {parseSupportPolicy} from './supportPolicy.ts';

describe('the support policy', () => {
  it('is rejected with the name of the invalid field', () => {
    const wrong = {
      about: {},
      supportStart: '2024-31-05',
      monthsAfterNextLine: 0,
      announced: {android: {'3.1.2': 'x'}},
    };
    expect(() => parseSupportPolicy(wrong)).toThrow(
      /support-policy\.json: supportStart "2024-31-05": must be a day.*\n.*monthsAfterNextLine 0: must be a whole number.*\n.*announced: android: 3\.1\.2: must be a version line/,
    );
    expect(() => parseSupportPolicy({...wrong, until: 1})).toThrow(/until/);
    expect(() =>
      parseSupportPolicy({
        about: {},
        supportStart: '2024-05-31',
        monthsAfterNextLine: null,
        announced: {windows: {}},
      }),
    ).toThrow(/windows/);
  });
});
