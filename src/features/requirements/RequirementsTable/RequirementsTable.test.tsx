import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {stubResizeObserver} from '../../../../tests/support/stubResizeObserver.ts';
import {speak} from '../../../../tests/support/Translate.tsx';
import type {Requirements} from '../requirements.ts';

import RequirementsTable from './RequirementsTable.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {baseUrl: '/ru/'}})}));

const DATA: Requirements = {
  platform: 'unity',
  columns: ['editor', 'minSdk', 'iosSdk'],
  rows: [
    {version: '9.2.0', date: null, values: {editor: '2031.1', minSdk: '30'}, raised: ['editor']},
    {version: '9.1.0', date: null, values: {editor: '2030.1', minSdk: '30', iosSdk: '9.1.0'}, raised: []},
  ],
};

beforeEach(stubResizeObserver);
afterEach(() => {
  cleanup();
  speak('en');
  vi.unstubAllGlobals();
});

it('shows each release with its values, raised ones in bold, unknown ones empty', () => {
  render(<RequirementsTable data={DATA} />);
  expect(screen.getAllByRole('columnheader').map(({textContent}) => textContent)).toEqual([
    'Release',
    'Unity',
    'Minimum API level (Android)',
    'iOS SDK',
  ]);
  const [, newest, older] = screen.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  expect(
    within(newest)
      .getAllByRole('cell')
      .map(({innerHTML}) => innerHTML),
  ).toEqual(['<strong>2031.1</strong>', '30', '']);
  expect(within(older).getByRole('rowheader').innerHTML).toBe('<a href="/unity/changelog#v9-1-0">9.1.0</a>');
});

it('links to the data in the language of the page', () => {
  speak('ru');
  render(<RequirementsTable data={DATA} />);
  expect(screen.getByRole('link', {name: 'JSON'}).getAttribute('href')).toBe(
    '/ru/releases/unity/requirements.json',
  );
  expect(screen.getByRole('columnheader', {name: 'Релиз'})).toBeDefined();
});
