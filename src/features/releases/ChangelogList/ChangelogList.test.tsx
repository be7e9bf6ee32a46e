import {act, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {MemoryRouter} from 'react-router-dom';
import {describe, expect, it, vi} from 'vitest';

import ChangelogList from './ChangelogList.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@docusaurus/router', () => import('react-router-dom'));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, forms: string) => forms}),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor: () => undefined})}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {baseUrl: '/', url: 'https://docs.example.com'},
    i18n: {currentLocale: 'en'},
  }),
}));
vi.mock('@site-changelog-markup', () => ({changelogMarkup: () => ({anchors: [], html: '<p>Releases</p>'})}));
vi.mock('./loadChangelog.ts', () => ({loadChangelog: () => new Promise(() => undefined)}));
vi.mock('./Comparison.tsx', () => ({default: () => <p>Select two versions</p>}));

const show = () =>
  render(
    <MemoryRouter>
      <ChangelogList platform="ios" />
    </MemoryRouter>,
  );

function press(name: string): void {
  const button = screen.getByRole('button', {name});
  act(() => {
    button.focus();
  });
  fireEvent.click(button);
}

describe('ChangelogList', () => {
  it('passes the focus from its button to the comparison', async () => {
    show();
    press('Compare two versions');
    await screen.findByText('Select two versions');
    expect(document.activeElement).toBe(screen.getByRole('group', {name: 'Compare two versions'}));
    expect(document.activeElement?.textContent).toBe('Select two versions');
  });

  it('passes the focus to the field when the filter is reset', () => {
    show();
    const field = screen.getByRole<HTMLInputElement>('searchbox', {name: 'Text or version'});
    fireEvent.change(field, {target: {value: 'banner'}});
    press('Show all');
    expect(field.value).toBe('');
    expect(screen.queryByRole('button', {name: 'Show all'})).toBeNull();
    expect(document.activeElement).toBe(field);
  });
});
