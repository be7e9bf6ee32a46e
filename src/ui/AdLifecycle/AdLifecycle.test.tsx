import {cleanup, render, within} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';
import {AD_FORMATS, type AdFormat} from '../../site/adFormats.ts';

import AdLifecycle from './AdLifecycle.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

/** Returns the names of the states, with branches after the state that they branch from. */
function statesOf(format: AdFormat): (string | null)[][] {
  const {container} = render(<AdLifecycle format={format} />);
  return within(container)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('strong')].map((name) => name.textContent));
}

const START = [['Load', 'Failed to load'], ['Loaded', 'Expired'], ['Shown', 'Show failed'], ['Clicked']];

describe('AdLifecycle', () => {
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it.each(['banner', 'mrec', 'native'] as const)('%s is never closed', (format) => {
    expect(statesOf(format)).toEqual(START);
  });

  it('interstitial ends with closed', () => {
    expect(statesOf('interstitial')).toEqual([...START, ['Closed']]);
  });

  it('rewarded video is finished before it is closed', () => {
    expect(statesOf('rewarded-video')).toEqual([...START, ['Finished'], ['Closed']]);
  });

  it.each([
    ['banner', /15 seconds/],
    ['mrec', /15 seconds/],
    ['interstitial', /automatic caching/i],
    ['native', /automatic caching/i],
  ] as const)('explains how the next %s is loaded', (format, text) => {
    const {container} = render(<AdLifecycle format={format} />);
    expect(container.querySelector('figure > p')?.textContent).toMatch(text);
  });

  it.each(AD_FORMATS)('has Russian texts for %s', (format) => {
    speak('ru');
    expect(statesOf(format).flat().join(' ')).toMatch(/^[^A-Za-z]+$/);
  });
});
