import {cleanup, render} from '@testing-library/react';
import React, {type ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';

import type {UpgradeGap} from '../upgradeGaps.ts';

import UpgradeGaps from './UpgradeGaps.tsx';

vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@theme/Admonition', () => ({
  default: ({children}: {children: ReactNode}) => <aside>{children}</aside>,
}));
const GAPS: UpgradeGap[] = [
  {from: '3.11', to: '4.0', releases: ['3.11.2', '4.0.0']},
  {from: '3.10', to: '3.11', releases: ['3.10.0', '3.11.2']},
];

afterEach(() => {
  cleanup();
  speak('en');
});

it('says that nothing is known about each step without a section, and links to the comparison', () => {
  const {container} = render(<UpgradeGaps data={{platform: 'android', gaps: GAPS}} />);
  expect([...container.querySelectorAll('aside')].map(({textContent}) => textContent)).toEqual([
    'No upgrade steps from 3.11 to 4.0 are known yet. For the changes, see the comparison of the two releases.',
    'No upgrade steps from 3.10 to 3.11 are known yet. For the changes, see the comparison of the two releases.',
  ]);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/android/changelog?from=3.11.2&to=4.0.0');
});

it('says the same in Russian', () => {
  speak('ru');
  const {container} = render(<UpgradeGaps data={{platform: 'android', gaps: GAPS}} />);
  expect(container.textContent).toMatch(/^Шаги перехода с 3\.11 на 4\.0 пока неизвестны\./);
});

it('shows nothing if the guide is complete', () => {
  expect(render(<UpgradeGaps data={{platform: 'ios', gaps: []}} />).container.textContent).toBe('');
});
