import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';
import type {Problem} from '../problem.ts';

import ProblemFinder from './ProblemFinder.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));

let address = '';
vi.mock('@docusaurus/router', async () => {
  const router = await import('react-router-dom');
  return {
    ...router,
    useLocation: () => {
      const location = router.useLocation();
      address = location.pathname + location.search;
      return location;
    },
  };
});

const PROBLEMS: Problem[] = [
  {
    address: '/admob',
    title: 'AdMob crash',
    description: 'The app crashes at launch.',
    platforms: ['android'],
    phase: 'run',
    errors: ['Missing application ID.', '<b>Invalid</b> application ID.'],
  },
  {
    address: '/pods',
    title: 'Conflicting pods',
    description: 'CocoaPods stops.',
    platforms: ['ios', 'unity'],
    phase: 'build',
    errors: ['could not find compatible versions for pod'],
  },
  {
    address: '/silent',
    title: 'No ads at all',
    description: 'Nothing is shown.',
    platforms: ['android', 'ios', 'unity'],
    phase: 'run',
    errors: [],
  },
  {
    address: '/networks/gearbox',
    title: 'Gearbox',
    description: '',
    platforms: ['android', 'ios', 'unity'],
    section: 'Network Setup',
    errors: ['The gear is jammed', 'Lever not found'],
  },
];

const finder = (initial = '/faq') => (
  <MemoryRouter initialEntries={[initial]}>
    <ProblemFinder problems={PROBLEMS} />
  </MemoryRouter>
);

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const status = () => screen.getByRole('status').textContent;
const paste = (value: string) => {
  fireEvent.change(screen.getByRole('textbox'), {target: {value}});
};

describe('ProblemFinder', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    cleanup();
    speak('en');
    vi.useRealTimers();
  });

  it('is built as a full list by phase, with controls that accept input before hydration', () => {
    const html = renderToString(finder('/faq?platform=ios'));
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/pods',
      '/admob',
      '/silent',
    ]);
    expect(html).not.toContain('disabled');
    expect(html).toMatch(/<form[^>]* data-needs-scripts/);
    expect(html).toContain('could not find compatible versions for pod');
  });

  it('filters by platform and phase and stores the choice in the URL', () => {
    render(finder('/faq?other=1'));
    fireEvent.click(screen.getByRole('radio', {name: 'iOS'}));
    expect(links()).toEqual(['/pods', '/silent']);
    fireEvent.click(screen.getByRole('radio', {name: 'At build time'}));
    expect(links()).toEqual(['/pods']);
    expect(status()).toBe('Pages: 1');
    act(() => {
      vi.advanceTimersByTime(300);
    });
    expect(address).toBe('/faq?other=1&platform=ios&phase=build');
  });

  it('starts with the choice in the URL', () => {
    render(finder('/faq?platform=unity&error=missing+APPLICATION+id'));
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('missing APPLICATION id');
    expect(screen.getByRole('radio', {name: 'Unity', checked: true})).toBeDefined();
    expect(status()).toBe('No page mentions this message.');
    fireEvent.click(screen.getByRole('radio', {name: 'All'}));
    expect(links()).toEqual(['/admob']);
    expect(status()).toBe('Pages that mention your message: 1');
  });

  it('marks the matching message and shows tags as text', () => {
    const {container} = render(finder());
    paste('E/App: <b>invalid</b> application id.\n<img src=x onerror=alert(1)>');
    expect(links()).toEqual(['/admob']);
    expect(container.querySelector('mark')?.textContent).toBe('<b>Invalid</b> application ID.');
    expect(container.querySelector('img, b')).toBeNull();
  });

  it('finds a guide by its message in any phase but does not list it', () => {
    const {container} = render(finder('/faq?phase=build'));
    expect(links()).toEqual(['/pods']);
    expect(status()).toBe('Pages: 1');
    paste('Error: the gear is jammed');
    expect(links()).toEqual(['/networks/gearbox']);
    expect(container.querySelector('mark')?.textContent).toBe('The gear is jammed');
    expect(screen.getByText('Network Setup')).toBeDefined();
    expect(screen.queryByText('Lever not found')).toBeNull();
  });

  it('offers the closest pages if none matches the message, and does not add logs to the URL', () => {
    render(finder());
    paste(`conflicting ${'x '.repeat(20_000)}`);
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toHaveLength(10_000);
    expect(status()).toBe('No page mentions this message. Closest matches:');
    expect(links()).toEqual(['/pods']);
    act(() => {
      vi.advanceTimersByTime(300);
    });
    expect(address).toBe('/faq');
    paste('');
    expect(links()).toHaveLength(3);
  });

  it('is complete in Russian', () => {
    speak('ru');
    render(finder());
    paste('missing application id');
    expect(status()).toBe('Страниц с вашим сообщением: 1');
    expect(screen.getByRole('radio', {name: 'При сборке'})).toBeDefined();
  });
});
