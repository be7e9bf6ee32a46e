import {describe, expect, it} from 'vitest';
import {indexedPng} from './indexedPng.mjs';
import {colorsOf} from './testData.ts';

describe('PNG with a palette', () => {
  it('gives each pixel the nearest color', () => {
    const pixels = new Uint8Array([
      ...[255, 255, 255, 255, 250, 251, 250, 255, 0, 0, 0, 255, 5, 5, 5, 255],
      ...[216, 240, 70, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255],
    ]);
    const png = indexedPng(pixels, 4, 2, [
      [255, 255, 255],
      [0, 0, 0],
      [217, 242, 74],
    ]);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect(colorsOf(png)).toEqual([0, 0, 1, 1, 2, 1, 1, 0]);
  });
});
