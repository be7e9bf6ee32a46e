import {describe, expect, it} from 'vitest';
import {IDIOMS} from './idioms.ts';

describe.each(IDIOMS)('$bad', ({pattern, bad, good}) => {
  it('is rejected', () => {
    expect(bad).toMatch(pattern);
  });

  it(`and not: ${good}`, () => {
    expect(IDIOMS.filter((idiom) => idiom.pattern.test(good)).map((idiom) => idiom.bad)).toEqual([]);
  });
});

it('has patterns without state between matches', () => {
  expect(IDIOMS.filter(({pattern}) => pattern.global || pattern.sticky)).toEqual([]);
});
