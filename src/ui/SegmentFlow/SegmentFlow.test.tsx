import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';

import SegmentFlow from './SegmentFlow.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

describe('SegmentFlow', () => {
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it('leads from the user through segments and the placement to the ad', () => {
    render(<SegmentFlow />);
    const stops = [...(screen.getAllByRole('list')[0]?.children ?? [])].map(
      (stop) => stop.querySelector('strong')?.textContent,
    );
    expect(stops).toEqual([
      'A user starts the app',
      'Segments, from top to bottom',
      'Placement rules',
      'The ad is shown',
    ]);
  });

  it('selects the first matching segment and ignores the others', () => {
    render(<SegmentFlow />);
    const segments = within(screen.getAllByRole('list')[1] as HTMLElement).getAllByRole('listitem');
    expect(segments.map((segment) => segment.lastElementChild?.textContent)).toEqual([
      "doesn't match",
      'first match',
      'not evaluated',
    ]);
  });

  it('is translated into Russian', () => {
    speak('ru');
    const {container} = render(<SegmentFlow />);
    expect(container.textContent).toMatch(/^[^A-Za-z]+$/);
  });
});
