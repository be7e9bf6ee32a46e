import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import React, {type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {stubResizeObserver} from '../../../../tests/support/stubResizeObserver.ts';
import {speak} from '../../../../tests/support/Translate.tsx';
import type {Timetable} from '../versionLines.ts';
import SupportCheck from '../SupportCheck/SupportCheck.tsx';
import {useToday} from '../useToday.ts';

import {timetableAddress} from './timetableAddress.ts';
import TimetableTable from './TimetableTable.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));

const TIMETABLE: Timetable = {
  lines: [
    {line: '3.2', newest: '3.2.1', last: '2025-01-10', ends: null},
    {line: '3.1', newest: '3.1.0', last: '2024-06-02', ends: '2026-03-01'},
    {line: '3.0', newest: '3.0.0', last: null, ends: '2024-05-31'},
  ],
  versions: ['3.2.1', '3.2.1-beta.1', '3.2.0', '3.1.0', '3.0.0'],
  asOf: '2025-01-10',
};

function Page(): ReactNode {
  return <TimetableTable lines={TIMETABLE.lines} today={useToday(TIMETABLE.asOf)} />;
}

const states = (root: ParentNode) =>
  [...root.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date']});
  stubResizeObserver();
});

afterEach(() => {
  cleanup();
  speak('en');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('TimetableTable', () => {
  it("is built for the date of the newest release, regardless of the clock, and uses the reader's date after hydration", () => {
    vi.setSystemTime('2031-01-01T00:00:00Z');
    const built = document.createElement('div');
    built.innerHTML = renderToString(<Page />);
    expect(states(built)).toEqual(['Supported, latest', 'Supported until 01.03.2026', 'Support ended']);
    const error = vi.spyOn(console, 'error');
    document.body.append(built);
    render(<Page />, {container: built, hydrate: true});
    expect(states(built)).toEqual(['Supported, latest', 'Support ended', 'Support ended']);
    expect(error).not.toHaveBeenCalled();
    built.remove();
  });

  it.each([
    [
      '2024-05-30T23:59:59Z',
      ['Supported, latest', 'Supported until 01.03.2026', 'Supported until 31.05.2024'],
    ],
    ['2026-02-28T12:00:00Z', ['Supported, latest', 'Supported until 01.03.2026', 'Support ended']],
    ['2026-03-01T00:00:00Z', ['Supported, latest', 'Support ended', 'Support ended']],
  ])('shows the states of %s', (now, expected) => {
    vi.setSystemTime(now);
    const {container} = render(<Page />);
    expect(states(container)).toEqual(expected);
  });
});

describe('SupportCheck', () => {
  const ask = (text: string, today = '2025-09-12') => {
    render(<SupportCheck platform="android" timetable={TIMETABLE} today={today} />);
    fireEvent.change(screen.getByRole('textbox'), {target: {value: text}});
    const answer = screen.getByRole('status');
    const link = answer.querySelector('a')?.getAttribute('href') ?? null;
    return {text: answer.textContent.replace(/\s+/g, ' ').trim(), link, state: answer.dataset.state};
  };

  it.each([
    ['3.2.1.0', 'No end of support has been announced. 3.2.1 is the latest release.', null],
    [
      '3.2.0',
      "No end of support has been announced. 3.2.0 isn't the latest release. The latest is 3.2.1. Upgrade plan",
      '/android/upgrade-plan?from=3.2.0',
    ],
    ['v3.1.0', "Supported until 01.03.2026. 3.1.0 isn't the latest", '/android/upgrade-plan?from=3.1.0'],
    [
      'com.appodeal.ads:sdk:3.0.0.1',
      "Not supported since 31.05.2024. 3.0.0 isn't the latest",
      '/android/upgrade-plan?from=3.0.0',
    ],
    [
      '3.2.1-BETA.1',
      '3.2.1-beta.1 is a pre-release. Before you publish',
      '/android/upgrade-plan?from=3.2.1-beta.1',
    ],
    ['3.1.7', 'The Android changelog has no release 3.1.7.', '/android/upgrade-plan?from=3.1.7'],
    [
      '2.0.0',
      'Not supported. The Android changelog has no release 2.0.0.',
      '/android/upgrade-plan?from=2.0.0',
    ],
    [
      '4.0.0',
      '4.0.0 is later than any release on this site. The latest stable release for Android is 3.2.1.',
      null,
    ],
    ['<b>x</b>', "That isn't a version.", null],
  ])('answers %s', (version, text, link) => {
    const answer = ask(version);
    expect(answer.text).toContain(text);
    expect(answer.link).toBe(link);
  });

  it('prompts for a version if there is none, also in Russian', () => {
    speak('ru');
    expect(ask(' ').text).toBe('Введите версию или вставьте строку из файла сборки, в которой она указана.');
    cleanup();
    expect(ask('3.0.0')).toMatchObject({
      text: 'Не поддерживается с 31.05.2024. 3.0.0 — не последний релиз. Последний — 3.2.1. План обновления',
      state: 'ended',
    });
  });
});

describe('timetableAddress', () => {
  it('adds the platform and preserves other parameters', () => {
    expect(timetableAddress('', 'ios')).toBe('?timetable-platform=ios');
    expect(timetableAddress('?theme=dark&a=1', 'unity')).toBe('?theme=dark&a=1&timetable-platform=unity');
    expect(timetableAddress('?timetable-platform=windows', 'android')).toBe('?timetable-platform=android');
  });

  it('leaves a query that already contains a platform unchanged', () => {
    expect(timetableAddress('?timetable-platform=android', 'android')).toBeNull();
    expect(timetableAddress('?timetable-platform=ios', 'android')).toBeNull();
  });
});
