import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';
import type {ChangelogData} from '../changelogEntry.ts';
import {NO_FILTER, type ReleaseFilter} from '../releaseFilter.ts';

import {filterMarkup, indexMarkup, SLICE} from './filterMarkup.ts';
import Releases, {changelogYears} from './Releases.tsx';
import {runInSlices} from './runInSlices.ts';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));

const data: ChangelogData = {
  latest: '3.2.0',
  entries: [
    {
      name: '3.2.0',
      date: '2025-02-03',
      buildDate: '2025-02-02',
      sdks: {android: '3.2.0', ios: '3.2.1'},
      notes: {
        features: [{en: '[iOS] New `call`', ru: 'Новый `call`'}, {en: 'See [page](/ios/a)'}],
        adapters: [{en: 'AdMob 2.0', ru: 'AdMob 2.0'}],
      },
    },
    {name: '3.2.0-beta.1', date: '2025-01-01', notes: {fixes: [{en: 'Crash of Bidon', ru: 'Сбой Bidon'}]}},
    {name: '3.1.0', date: 'June 23, 2015', notes: {adapters: [{en: 'AdMob 1.0', ru: 'AdMob 1.0'}]}},
    {name: '1.12.0', date: '2015-01-01', notes: {}, internalFixes: {en: 'Inside'}},
    {name: '1.11.1', date: null, notes: {}},
  ],
};

function show(russian = false): HTMLElement {
  speak(russian ? 'ru' : 'en');
  const years = changelogYears({platform: 'ios', data, base: russian ? '/ru/' : '/', russian});
  return render(<Releases years={years} />).container;
}

const release = (name: string) =>
  screen.getByRole('region', {name: new RegExp(`^${name.replaceAll('.', '\\.')}(?!-)`)});

afterEach(() => {
  cleanup();
  speak('en');
});

describe('Releases', () => {
  it('shows all releases by year, with states, dates, and native SDKs', () => {
    show();
    expect(screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)).toEqual([
      '2025',
      '2015',
      'Date unknown',
    ]);
    expect(release('3.2.0').textContent).toContain('Latest stable');
    expect(release('3.2.0').textContent).toContain('Released on 03.02.2025');
    expect(release('3.2.0').textContent).toContain('Built on 02.02.2025');
    expect(release('3.2.0').textContent).toContain('Native SDKs: Android 3.2.0, iOS 3.2.1');
    expect(release('3.1.0').textContent).toContain('Outdated');
    expect(release('3.1.0').textContent).toContain('23.06.2015');
    const beta = within(release('3.2.0-beta.1'));
    expect(beta.getByRole('link', {name: 'Released as 3.2.0'}).getAttribute('href')).toBe('#v3-2-0');
  });

  it('says that nothing is known instead of looking like an empty release', () => {
    show();
    expect(release('1.11.1').textContent).toContain('Only the version is known.');
    expect(release('1.12.0').textContent).toContain('Internal fixes');
    expect(release('1.12.0').textContent).not.toContain('known');
  });

  it('shows each line with its own URL, its tag, and rendered Markdown', () => {
    const list = show();
    const lines = [...list.querySelectorAll('[data-kind] li')];
    expect(lines).toHaveLength(6);
    for (const line of lines)
      expect(line.querySelector('a[aria-label]')?.getAttribute('href')).toBe(`#${line.id}`);
    expect(lines[0]?.querySelector('b')?.textContent).toBe('iOS');
    expect(lines[0]?.querySelector('code')?.textContent).toBe('call');
    expect(within(release('3.2.0')).getByRole('link', {name: 'page'}).getAttribute('href')).toBe('/ios/a');
  });

  it('derives new adapters from the previous release', () => {
    show();
    expect(release('3.2.0').querySelector('summary')?.textContent).toBe('Adapters: 1, new or updated: 1');
    expect(release('3.2.0').textContent).toContain('AdMob 2.0was 1.0');
    expect(release('3.1.0').textContent).not.toContain('was');
  });

  it('has the same URLs in Russian and marks English text', () => {
    const ids = (list: HTMLElement) => [...list.querySelectorAll('[id]')].map(({id}) => id);
    const english = ids(show());
    cleanup();
    const list = show(true);
    expect(ids(list)).toEqual(english);
    expect(release('3.2.0').textContent).toContain('Новый call');
    expect(
      [...list.querySelectorAll('li[lang]')].map((line) => [
        line.getAttribute('lang'),
        line.firstChild?.textContent,
      ]),
    ).toEqual([
      ['en', 'See '],
      ['en', 'Inside'],
    ]);
    expect(release('3.2.0').textContent).toContain('на английском');
    expect(release('3.2.0-beta.1').textContent).not.toContain('на английском');
    expect(within(release('3.2.0')).getByRole('link', {name: 'page'}).getAttribute('href')).toBe('/ru/ios/a');
  });
});

function finish<T>(work: Generator<void, T>): {steps: number; value: T} {
  for (let steps = 1; ; steps += 1) {
    const step = work.next();
    if (step.done === true) return {steps, value: step.value};
  }
}

describe('filterMarkup', () => {
  const names = (list: HTMLElement) =>
    [...list.querySelectorAll<HTMLElement>('[data-release]')]
      .filter(({hidden}) => !hidden)
      .map(({dataset}) => dataset.release);

  it.each<[Partial<ReleaseFilter>, string[], number | null]>([
    [{}, ['3.2.0', '3.2.0-beta.1', '3.1.0', '1.12.0', '1.11.1'], null],
    [{releases: 'pre'}, ['3.2.0-beta.1'], null],
    [{releases: 'stable', kinds: ['adapters']}, ['3.2.0', '3.1.0'], 2],
    [{kinds: ['features']}, ['3.2.0'], 2],
    [{network: 'bidon'}, ['3.2.0-beta.1'], 1],
    [{tag: 'iOS'}, ['3.2.0'], 1],
    [{text: 'new CALL'}, ['3.2.0'], 1],
    // A version without lines is found by its number.
    [{text: '1.11.1'}, ['1.11.1'], 0],
    [{text: 'nothing of the kind'}, [], 0],
  ])('%j', (part, expected, lines) => {
    const list = show();
    const {value: index} = finish(indexMarkup(list));
    const {value} = finish(filterMarkup(index, {...NO_FILTER, ...part}));
    expect(names(list)).toEqual(expected);
    expect(value).toEqual({releases: expected.length, lines});
    const years = [...list.querySelectorAll<HTMLElement>('[data-year]')];
    expect(years.every((year) => year.hidden === (names(year).length === 0))).toBe(true);
  });

  it('expands the matches and restores the full list', () => {
    const list = show();
    const {value: index} = finish(indexMarkup(list));
    finish(filterMarkup(index, {...NO_FILTER, network: 'admob'}));
    expect([...list.querySelectorAll('details')].map(({open}) => open)).toEqual([true, true]);
    expect(release('3.2.0').querySelector<HTMLElement>('[data-kind="features"]')?.hidden).toBe(true);
    finish(filterMarkup(index, NO_FILTER));
    expect(list.querySelectorAll('[hidden]')).toHaveLength(0);
    expect([...list.querySelectorAll('details')].map(({open}) => open)).toEqual([false, false]);
  });

  it('changes only attributes and handles only a few releases per step', () => {
    const list = document.createElement('div');
    list.innerHTML = `<div data-year="2025">${'<section data-release="1.0.0"><ul data-kind="fixes"><li>A</li></ul></section>'.repeat(257)}</div>`;
    const {steps, value: index} = finish(indexMarkup(list));
    expect(steps).toBe(Math.ceil(257 / SLICE));
    const before = [...list.querySelectorAll('*')];
    expect(finish(filterMarkup(index, {...NO_FILTER, text: 'b'})).steps).toBe(Math.ceil(257 / SLICE));
    expect([...list.querySelectorAll('*')]).toEqual(before);
  });
});

describe('runInSlices', () => {
  function* count(to: number): Generator<void, number> {
    for (let done = 0; done < to; done += 1) yield;
    return to;
  }

  it('waits between steps and returns the result', async () => {
    const wait = vi.fn(() => Promise.resolve());
    expect(await runInSlices(count(3), new AbortController().signal, wait)).toBe(3);
    expect(wait).toHaveBeenCalledTimes(3);
  });

  it('stops if the result is no longer needed', async () => {
    const work = new AbortController();
    const wait = vi.fn(() => {
      work.abort();
      return Promise.resolve();
    });
    expect(await runInSlices(count(3), work.signal, wait)).toBeNull();
    expect(wait).toHaveBeenCalledTimes(1);
  });
});
