import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {idOfHash} from './idOfHash.ts';
import {text, MANY} from './testData.ts';

describe('idOfHash', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#show', 'show'],
    ['#%D0%B0', 'а'],
    ['#100%', '100%'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#a%20b%', 'a%20b%'],
    ['##', '#'],
  ])('reads %j as %j', (hash, id) => {
    expect(idOfHash(hash)).toBe(id);
  });

  it('accepts any hash', () => {
    fc.assert(
      fc.property(text, (hash) => {
        expect(idOfHash(`#${hash}`)).toBeTypeOf('string');
      }),
      MANY,
    );
  });
});
