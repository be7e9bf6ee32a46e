import {describe, expect, it} from 'vitest';
import {errorTokens} from './errorTokens.ts';

describe('errorTokens', () => {
  it('includes numbers and paths only in the exact form', () => {
    expect(errorTokens('Framework “X” not found at /Users/me/X.framework:12')).toEqual({
      exact: ' framework x not found at users me x framework 12 ',
      tolerant: ' framework x not found at ',
    });
    expect(errorTokens('')).toEqual({exact: '', tolerant: ''});
  });
});
