import {cleanup, render, screen, within} from '@testing-library/react';
import React, {type ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../tests/support/Translate.tsx';

import Home from './index.tsx';

vi.mock('@docusaurus/Translate', () => import('../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../tests/support/Link.tsx'));
vi.mock('../features/markdown/MarkdownLink/MarkdownLink.tsx', () => ({default: () => null}));
vi.mock('../features/news/LatestNews/LatestNews.tsx', () => ({default: () => <p>Latest posts</p>}));
vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => <>{children}</>}));
vi.mock('../features/releases/useSiteReleases.ts', () => ({
  useSiteReleases: () => ({
    latest: {
      android: {version: '7.1.0', artifact: '7.1.0.0', date: '2031-02-03'},
      ios: {version: '7.2.0', artifact: '7.2.0.0', date: '2031-03-04'},
      unity: {version: '7.3.0', artifact: '7.3.0.0', date: ''},
    },
  }),
}));

const hrefs = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('home page', () => {
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it('has one welcome heading', () => {
    render(<Home />);
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Welcome to the Appodeal Help Center');
    cleanup();
    speak('ru');
    render(<Home />);
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe(
      'Добро пожаловать в справочный центр Appodeal',
    );
  });

  it.each([
    ['android', '7.1.0', '03.02.2031', 'implementation("com.appodeal.ads:sdk:7.1.0.0")'],
    ['ios', '7.2.0', '04.03.2031', "pod 'Appodeal', '7.2.0'"],
    ['unity', '7.3.0', '', 'https://github.com/appodeal/appodeal-unity-plugin-upm.git#v7.3.0'],
  ])('has a card for %s with the newest release and its line', (platform, version, date, line) => {
    const {container} = render(<Home />);
    const card = container.querySelector<HTMLElement>(`[data-platform="${platform}"]`);
    if (!card) throw new Error('no card');
    expect(hrefs(card)).toEqual([
      `/${platform}/get-started`,
      `/${platform}/changelog`,
      `/${platform}/project-check`,
    ]);
    expect(card.textContent).toContain(version);
    expect(card.textContent).toContain(date);
    expect(card.querySelector('code')?.textContent).toBe(line);
    // A missing date is left out without a placeholder.
    expect(card.textContent.includes(`${version}, `)).toBe(date !== '');
  });

  it('links to the five ad formats and to the other guides, in order', () => {
    render(<Home />);
    const [formats, topics] = screen.getAllByRole('list').slice(1);
    expect(hrefs(formats as HTMLElement)).toEqual([
      '/android/ad-types/banner',
      '/android/ad-types/interstitial',
      '/android/ad-types/rewarded-video',
      '/android/ad-types/mrec',
      '/android/ad-types/native',
    ]);
    expect(hrefs(topics as HTMLElement)).toEqual([
      '/networks-setup/introduction',
      '/accelerator/introduction',
      '/advanced/ad-server',
      '/android/advanced/segments-placements#segments',
      '/android/advanced/segments-placements#placements',
      '/reporting/reporting-api',
      '/faq-and-troubleshooting',
    ]);
  });

  it('shows the latest posts, with a link to all of them', () => {
    render(<Home />);
    const section = screen.getByRole('heading', {name: 'News'}).closest('section');
    if (!section) throw new Error('no section');
    expect(within(section).getByText('Latest posts')).toBeDefined();
    expect(hrefs(section)).toEqual(['/news']);
  });

  it('marks the highest bid of the example, and no other', () => {
    render(<Home />);
    const bids = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    const prices = bids.map((bid) => Number(/[\d.]+$/.exec(bid.textContent)?.[0]));
    const marked = bids.map((bid) => bid.dataset.best === 'true');
    expect(marked.filter(Boolean)).toHaveLength(1);
    expect(prices[marked.indexOf(true)]).toBe(Math.max(...prices));
  });
});
