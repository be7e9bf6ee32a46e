import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';
import {PROGRESS_KEY} from '../planProgress.ts';
import {DATA, ENTRIES, TODAY} from '../testData.ts';

import UpgradePlan from './UpgradePlan.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {baseUrl: '/', url: 'https://docs.example.com'},
    i18n: {currentLocale: 'en'},
  }),
}));
vi.mock('@theme/CodeBlock', () => ({default: ({children}: {children: string}) => <pre>{children}</pre>}));
const loadChangelog = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../releases/ChangelogList/loadChangelog.ts', () => ({loadChangelog}));
vi.mock('./loadPlanData.ts', () => ({loadPlanData: () => Promise.resolve(DATA)}));

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

const FORM = {platform: 'ios' as const, latest: '9.2.1', versions: ENTRIES.map(({name}) => name)};
const page = (search = '') => (
  <MemoryRouter initialEntries={[`/ios/upgrade-plan${search}`]}>
    <UpgradePlan data={FORM} />
  </MemoryRouter>
);

/** Waits until scripts and data are loaded and the URL has changed. */
const settle = async () => {
  for (let round = 0; round < 3; round += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50);
      await vi.dynamicImportSettled();
    });
  }
};
const show = async (search = '') => {
  render(page(search));
  await settle();
};
const group = (name: string | RegExp) => screen.getByRole('region', {name});
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

beforeEach(() => {
  vi.useFakeTimers({now: new Date(`${TODAY}T12:00:00Z`)});
  loadChangelog.mockReset().mockResolvedValue({latest: '9.2.1', entries: ENTRIES});
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  speak('en');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('UpgradePlan', () => {
  it('is built as a form that needs scripts, and loads nothing before a version is selected', async () => {
    expect(renderToString(page('?from=9.0.0'))).toMatch(/<form[^>]* data-needs-scripts/);
    await show();
    expect(loadChangelog).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', {name: 'Upgrade to'}).value).toBe('9.2.1');
  });

  it('shows the plan of the selected versions, and writes them to the URL', async () => {
    await show();
    fireEvent.change(screen.getByRole('combobox', {name: 'Your version'}), {target: {value: '9.0.0'}});
    await settle();
    expect(address).toBe('/ios/upgrade-plan?from=9.0.0');
    expect(group('Support for 9.0.0').textContent).toContain('Not supported since 31.05.2030.');
    expect(group('Raised minimum requirements').textContent).toContain('Xcode 30.0');
    expect(group('Removed and renamed API').textContent).toContain('func new()');
    expect(group('Adapters').textContent).toContain('Adapters added (1)');
    expect(
      within(group(/^Store and platform rules/))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/ios/between#rule');
    expect(boxes()).toHaveLength(8);
    fireEvent.change(screen.getByRole('combobox', {name: 'Upgrade to'}), {target: {value: '9.1.0'}});
    await settle();
    expect(address).toBe('/ios/upgrade-plan?from=9.0.0&to=9.1.0');
  });

  it('keeps check marks in the browser, counts them, and clears them', async () => {
    await show('?from=9.1.0');
    const box = screen.getByRole('checkbox', {name: 'Update the pods:'});
    fireEvent.click(box);
    expect(screen.getByText('Steps done: 1 of 7')).toBeDefined();
    expect(JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '')).toMatchObject({ios: ['from-9-1-to-9-2.1']});
    cleanup();
    await show('?from=9.0.0');
    expect(boxes().filter(({checked}) => checked)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', {name: 'Clear all check marks'}));
    expect(boxes().filter(({checked}) => checked)).toHaveLength(0);
    expect(document.activeElement?.textContent).toMatch(/^Steps done: 0 of/);
  });

  it('applies check marks from another tab', async () => {
    await show('?from=9.1.0');
    localStorage.setItem(PROGRESS_KEY, '{"ios": ["from-9-1-to-9-2.1"]}');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', {key: PROGRESS_KEY}));
    });
    expect(boxes().filter(({checked}) => checked)).toHaveLength(1);
  });

  it('stays usable if storage is damaged or blocked', async () => {
    localStorage.setItem(PROGRESS_KEY, '{"ios": [{}, "<b>"]');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await show('?from=9.1.0');
    fireEvent.click(boxes()[0] as HTMLInputElement);
    expect(boxes()[0]?.checked).toBe(true);
  });

  it('shows a message if the version is unknown or the latest one', async () => {
    await show('?from=8.0.0');
    expect(screen.getByRole('status').textContent).toBe(
      'The changelog has no release 8.0.0. Select the release that you use.',
    );
    cleanup();
    await show('?from=9.2.1');
    expect(screen.getByRole('status').textContent).toBe(
      "9.2.1 is the latest release, so you don't need to upgrade.",
    );
    expect(loadChangelog).not.toHaveBeenCalled();
  });

  it('offers to reload the page if the data cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    loadChangelog.mockRejectedValue(new Error('offline'));
    await show('?from=9.1.0');
    expect(screen.getByRole('alert').textContent).toContain('Reload the page');
  });

  it('is in Russian on a Russian page', async () => {
    speak('ru');
    await show('?from=9.0.0');
    expect(group('Поддержка версии 9.0.0')).toBeDefined();
    expect(screen.getByText('Выполнено шагов: 0 из 8')).toBeDefined();
  });
});
