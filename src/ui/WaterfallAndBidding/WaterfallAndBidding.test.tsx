import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';

import WaterfallAndBidding from './WaterfallAndBidding.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

function rows(half: number): (string | null)[] {
  const list = screen.getAllByRole('list')[half] as HTMLElement;
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

const price = (row: string | null): number => Number(/\$([\d.]+)/.exec(row ?? '')?.[1] ?? 0);

describe('WaterfallAndBidding', () => {
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it('requests ads in the order of past prices, highest first, and stops after the first ad', () => {
    render(<WaterfallAndBidding />);
    const waterfall = rows(0);
    const prices = waterfall.map(price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(waterfall.map((row) => /no ad|shown|not requested/.exec(row ?? '')?.[0])).toEqual([
      'no ad',
      'no ad',
      'shown',
      'not requested',
    ]);
  });

  it('awards the impression to the highest bid', () => {
    render(<WaterfallAndBidding />);
    const shown = rows(1).filter((row) => row?.includes('shown'));
    expect(shown).toHaveLength(1);
    expect(price(shown[0] ?? '')).toBe(Math.max(...rows(1).map(price)));
  });

  it('states that bidding pays more in this example, with the same numbers as the rows', () => {
    const {container} = render(<WaterfallAndBidding />);
    expect(container.textContent).toContain("C pays $4.20. D would pay more but isn't requested.");
    expect(container.textContent).toContain('D pays $6.30.');
    expect(container.textContent).toContain('Example values');
  });

  it('is translated into Russian', () => {
    speak('ru');
    const {container} = render(<WaterfallAndBidding />);
    expect(container.textContent).toContain('Водопад');
    expect(container.textContent).toContain('Биддинг');
  });
});
