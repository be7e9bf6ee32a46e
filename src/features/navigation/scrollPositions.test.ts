import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {formatPositions, parsePositions, setPosition} from './scrollPositions.ts';

describe('stored scroll positions', () => {
  it('are read back', () => {
    expect([...parsePositions('[["a",0],["b",1500.5]]')]).toEqual([
      ['a', 0],
      ['b', 1500.5],
    ]);
  });

  it('exclude anything that is not a key with a number', () => {
    expect([...parsePositions('[["a",1],["b"],[2,3],["c","4"],null,{},["d",null],["e",5]]')]).toEqual([
      ['a', 1],
      ['e', 5],
    ]);
  });

  it.each([null, '', 'hello world', '5', 'null', '{}', '[', '"a"'])('are empty for %j', (stored) => {
    expect(parsePositions(stored).size).toBe(0);
  });

  it('never throw, and contain only finite numbers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect([...parsePositions(stored).values()].every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('keep an entry to which the reader has returned', () => {
    const positions = new Map<string, number>();
    for (let index = 0; index < 60; index += 1) setPosition(positions, `key${index}`, index);
    setPosition(positions, 'key3', 333);
    const stored = parsePositions(formatPositions(positions));
    expect(stored.size).toBe(50);
    expect(stored.get('key3')).toBe(333);
    expect(stored.has('key10')).toBe(false);
  });

  it('are limited to the newest fifty', () => {
    const stored = JSON.stringify(Array.from({length: 60}, (_, index) => [`key${index}`, index]));
    expect([...parsePositions(stored).keys()]).toEqual(
      Array.from({length: 50}, (_, index) => `key${index + 10}`),
    );
  });
});
