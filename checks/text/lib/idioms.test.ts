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

it('has patterns that keep no position between texts', () => {
  expect(IDIOMS.filter(({pattern}) => pattern.global || pattern.sticky)).toEqual([]);
});
