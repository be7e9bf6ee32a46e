import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';

import {conflictRows} from '../conflictRows.ts';
import {CONFLICTS, MINIMUMS} from '../testData.ts';
import VersionConflicts from './VersionConflicts.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: React.ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));

const show = (platform: 'android' | 'ios', locale: 'en' | 'ru') => {
  speak(locale);
  const rows = conflictRows(CONFLICTS, platform, {
    locale,
    minimums: MINIMUMS,
    pageOf: (address) => ({title: 'Levels', address}),
  });
  render(<VersionConflicts data={{platform, rows}} />);
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  return {row, cells: within(row).getAllByRole('cell')};
};

describe('VersionConflicts', () => {
  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
  });
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it('shows a pair with its message, fix, page, and anchor', () => {
    const {row, cells} = show('android', 'en');
    expect(row.id).toBe('conflict-sdk-agp');
    expect(within(row).getByRole('rowheader').textContent).toBe('SDK 9.2.0 and later');
    expect(
      within(row)
        .getByRole('link', {name: /^Direct link to SDK 9.2.0 and later/})
        .getAttribute('href'),
    ).toBe('#conflict-sdk-agp');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Gradle plugin earlier than 8.1.0',
      'requires a later plugin',
      'Use 8.1.0Levels',
    ]);
    expect(screen.getByRole('link', {name: 'Levels'}).getAttribute('href')).toBe('/android/levels#fix');
  });

  it('shows code and bold words in Russian', () => {
    const {row, cells} = show('ios', 'ru');
    expect(cells[0]?.querySelector('code')?.textContent).toBe('level');
    expect(cells[1]?.querySelector('strong')?.textContent).toBe('сборки');
    expect(within(row).getByRole('link', {name: /^Прямая ссылка/})).toBeTruthy();
    for (const header of screen.getAllByRole('columnheader')) expect(header.textContent).toMatch(/[а-я]/);
  });
});
