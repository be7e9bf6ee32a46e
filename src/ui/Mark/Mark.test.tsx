import {cleanup, render} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it} from 'vitest';

import type {AdFormat} from '../../site/adFormats.ts';

import Mark from './Mark.tsx';

/** Returns the drawn size of the marked area. */
function adOf(format: AdFormat): {x: number; y: number; width: number; height: number} {
  const {container} = render(<Mark format={format} />);
  const ads = container.querySelectorAll('[data-ad]');
  expect(ads).toHaveLength(1);
  const number = (name: string) => Number(ads[0]?.getAttribute(name));
  return {x: number('x'), y: number('y'), width: number('width'), height: number('height')};
}

/** Units in the drawing per point on a screen that is 320 points wide. */
const UNIT = 104 / 320;

describe('Mark', () => {
  afterEach(cleanup);

  it.each([
    ['banner', 320, 50],
    ['mrec', 300, 250],
  ] as const)('draws %s to scale', (format, width, height) => {
    const ad = adOf(format);
    expect(ad.width).toBeCloseTo(width * UNIT, 0);
    expect(ad.height).toBeCloseTo(height * UNIT, 0);
  });

  it.each(['interstitial', 'rewarded-video'] as const)('fills the screen with %s', (format) => {
    expect(adOf(format)).toEqual({x: 8, y: 8, width: 104, height: 216});
  });

  it.each(['banner', 'mrec', 'native'] as const)('keeps %s on the screen', (format) => {
    const {x, y, width, height} = adOf(format);
    expect(x).toBeGreaterThanOrEqual(8);
    expect(y).toBeGreaterThanOrEqual(8);
    expect(x + width).toBeLessThanOrEqual(112);
    expect(y + height).toBeLessThanOrEqual(224);
  });

  it('is hidden from screen readers', () => {
    const {container} = render(<Mark format="banner" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
