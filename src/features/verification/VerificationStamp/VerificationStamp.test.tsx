import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';

import VerificationStamp from './VerificationStamp.tsx';

let locale = 'en';

vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
}));

function useLanguage(next: 'en' | 'ru'): void {
  locale = next;
  speak(next);
}

const urls = (count: number): string[] =>
  Array.from({length: count}, (_, index) => `https://docs.example.com/page-${index + 1}`);

describe('VerificationStamp', () => {
  beforeEach(() => useLanguage('en'));
  afterEach(cleanup);

  it('shows with which release and when the page was verified', () => {
    const {container} = render(<VerificationStamp verified={{sdk: '9.8.7', date: '2031-02-03'}} />);
    expect(container.textContent).toBe('Verified with SDK 9.8.7 · February 3, 2031');
    expect(container.querySelector('footer time')?.getAttribute('datetime')).toBe('2031-02-03');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is in Russian on Russian pages', () => {
    useLanguage('ru');
    const {container} = render(<VerificationStamp verified={{sdk: '9.8.7', date: '2031-02-03'}} />);
    expect(container.textContent?.replaceAll('\u00A0', ' ')).toBe(
      'Проверено с SDK 9.8.7 · 3 февраля 2031 г.',
    );
  });

  it('shows only the day if the page does not depend on a platform', () => {
    const {container} = render(<VerificationStamp verified={{date: '2031-02-03'}} />);
    expect(container.textContent).toBe('Verified on February 3, 2031');
  });

  it('links to up to three sources in a labeled list', () => {
    render(<VerificationStamp verified={{date: '2031-02-03', sources: urls(3)}} />);
    const links = within(screen.getByRole('list', {name: 'Sources'})).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'docs.example.com/page-1',
      'docs.example.com/page-2',
      'docs.example.com/page-3',
    ]);
    expect(links[0]?.getAttribute('href')).toBe('https://docs.example.com/page-1');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('keeps a longer list closed until the reader opens it, and shows its length', () => {
    const {container} = render(<VerificationStamp verified={{date: '2031-02-03', sources: urls(4)}} />);
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')?.textContent).toBe('Sources (4)');
    expect(details?.querySelectorAll('ul[aria-labelledby] a')).toHaveLength(4);
  });

  it('shows nothing on pages that are not verified', () => {
    const {container} = render(<VerificationStamp verified={undefined} />);
    expect(container.innerHTML).toBe('');
  });
});
