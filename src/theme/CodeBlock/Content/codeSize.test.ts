import {describe, expect, it} from 'vitest';

import {codeSize} from './codeSize.ts';

describe('codeSize', () => {
  it('counts the lines and the characters of the longest line', () => {
    expect(codeSize('one\n\nthree')).toEqual({lines: 3, columns: 5});
  });

  it('counts characters of other scripts and symbols as two', () => {
    expect(codeSize('// ёж — “€5”')).toEqual({lines: 1, columns: 12});
    expect(codeSize('// 😀 広告')).toEqual({lines: 1, columns: 10});
  });

  it('advances tabs to the next multiple of four', () => {
    expect(codeSize('\tab\tc')).toEqual({lines: 1, columns: 9});
  });

  it('returns one empty line for empty code', () => {
    expect(codeSize('')).toEqual({lines: 1, columns: 0});
  });
});
