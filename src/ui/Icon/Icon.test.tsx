import {cleanup, render} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it} from 'vitest';

import type {IconName} from '../../site/iconNames.ts';

import Icon from './Icon.tsx';

/** Names that guides/writing-pages.md documents for writers. */
const NAMES: IconName[] = [
  'android',
  'ios',
  'unity',
  'banner',
  'interstitial',
  'rewarded-video',
  'mrec',
  'native',
  'network',
  'report',
  'rocket',
  'shield',
  'wrench',
  'book',
  'flag',
  'key',
  'chart',
  'code',
];

describe('Icon', () => {
  afterEach(cleanup);

  it.each(NAMES)('draws %s, hidden from screen readers', (name) => {
    const {container} = render(<Icon name={name} />);
    const icon = container.querySelector('svg');
    expect(icon?.dataset.icon).toBe(name);
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    expect(icon?.childElementCount).toBeGreaterThan(0);
  });

  it('draws each icon differently', () => {
    const drawings = NAMES.map(
      (name) => render(<Icon name={name} />).container.querySelector('svg')?.innerHTML,
    );
    expect(new Set(drawings).size).toBe(NAMES.length);
  });

  it('uses numbers that are valid in SVG', () => {
    for (const name of NAMES) {
      for (const path of render(<Icon name={name} />).container.querySelectorAll('path')) {
        expect(path.getAttribute('d')).toMatch(/^[mM][\d\s.,a-zA-Z-]+$/);
      }
    }
  });
});
