import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import React, {useSyncExternalStore, type ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {stubResizeObserver} from '../../../../tests/support/stubResizeObserver.ts';
import {speak} from '../../../../tests/support/Translate.tsx';
import {platformMediation} from '../platformMediation.ts';
import {DATA} from '../testData.ts';
import type {Platform} from '../../../site/sections.ts';

import MediationConfigurator from './MediationConfigurator.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
}));
/** The parts of the router's history that the component uses. */
const router = vi.hoisted(() => {
  interface Place {
    pathname: string;
    search: string;
    hash: string;
  }
  const placeOf = (address: string): Place => {
    const {pathname, search, hash} = new URL(address, 'https://example.com');
    return {pathname, search, hash};
  };
  let entries: Place[] = [placeOf('/')];
  const listeners = new Set<() => void>();
  const move = (next: Place[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    start: (address: string) => {
      entries = [placeOf(address)];
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    history: {
      get location(): Place {
        return entries.at(-1) ?? placeOf('/');
      },
      get length() {
        return entries.length;
      },
      replace: (place: Place) => {
        move([...entries.slice(0, -1), place]);
      },
      push: (address: string) => {
        move([...entries, placeOf(address)]);
      },
      goBack: () => {
        move(entries.slice(0, -1));
      },
    },
  };
});
vi.mock('@docusaurus/router', () => ({
  useHistory: () => router.history,
  useLocation: () => useSyncExternalStore(router.subscribe, () => router.history.location),
}));
vi.mock('@theme/CodeBlock', () => ({
  default: ({title, children}: {title: string; children: string}) => <pre aria-label={title}>{children}</pre>,
}));
vi.mock('@theme/Tabs', () => ({default: ({children}: {children: ReactNode}) => <>{children}</>}));
vi.mock('@theme/TabItem', () => ({default: ({children}: {children: ReactNode}) => <>{children}</>}));
const latest = vi.hoisted(() => ({
  android: {version: '3.10.0', artifact: '3.10.0.0', date: ''},
  ios: {version: '3.10.0', artifact: '3.10.0.0', date: ''},
  unity: {version: '3.10.0', artifact: '3.10.0.0', date: ''},
}));
vi.mock('../../releases/useSiteReleases.ts', () => ({useSiteReleases: () => ({latest})}));

function show(platform: Platform, address = '/page'): typeof router.history {
  router.start(address);
  render(<MediationConfigurator data={platformMediation(DATA, platform)} />);
  return router.history;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', {name});
const file = (name: string) => screen.getByLabelText(name).textContent;

describe('MediationConfigurator', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubResizeObserver();
  });
  afterEach(() => {
    cleanup();
    speak('en');
    vi.useRealTimers();
    vi.unstubAllGlobals();
    latest.android.version = '3.10.0';
  });

  it('shows three groups, with everything selected and required parts fixed', () => {
    show('android');
    for (const name of ['Mediation Engines', 'Ad Networks', 'Services']) {
      const group = screen.getByRole('group', {name});
      const boxes = within(group).getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes.every(({checked}) => checked)).toBe(true);
    }
    expect(box('Appodeal – always').disabled).toBe(true);
    expect(file('app/build.gradle.kts')).toContain('implementation("com.appodeal.ads:sdk:3.10.0.0")');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('reflects a change in the code, the table, the status, and, after a delay, the URL', () => {
    const history = show('ios', '/page?theme=dark#podfile');
    const cells = () => screen.queryByRole('rowheader', {name: 'Vungle (Liftoff)'});
    expect(cells()).not.toBeNull();
    fireEvent.click(box('Vungle (Liftoff)'));
    expect(file('Podfile')).not.toContain('APDVungleAdapter');
    expect(cells()).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(
      /^Removed: Vungle \(Liftoff\)\. \d+ adapters in the build\.$/,
    );
    expect(history.location.search).toBe('?theme=dark');
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(history.location).toMatchObject({search: '?theme=dark&without=vungle', hash: '#podfile'});
    expect(history.length).toBe(1);
  });

  it("adopts the URL but preserves a change that isn't written yet", () => {
    const history = show('ios', '/page?without=admob.gam');
    expect(box('AdMob').checked).toBe(false);
    fireEvent.click(box('Yandex'));
    // Meanwhile, another component writes its own parameter.
    act(() => {
      history.replace({...history.location, search: `${history.location.search}&tab=x`});
    });
    expect(box('Yandex').checked).toBe(false);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(history.location.search).toBe('?tab=x&without=admob.gam.yandex');
    act(() => {
      history.push('/page?with=appodeal.iab');
    });
    expect(box('Yandex').checked).toBe(false);
    expect(box('IAB creatives').checked).toBe(true);
    act(() => {
      history.goBack();
    });
    expect(box('Amazon').checked).toBe(true);
    expect(box('AdMob').checked).toBe(false);
  });

  it('strikes through engines that are not selected', () => {
    show('android', '/page?without=max.gam');
    const row = screen.getByRole('rowheader', {name: 'AdMob'}).closest('tr');
    expect(row?.querySelector('s')?.textContent).toBe('AppLovin MAX');
    expect(row?.textContent).toContain('LevelPlay');
  });

  it('selects all or none of a group, and everything again', () => {
    show('unity');
    fireEvent.click(screen.getByRole('button', {name: 'Ad Networks: none'}));
    expect(box('AdMob').checked).toBe(false);
    expect(box('Firebase').checked).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Mediation Engines: none'}));
    expect(box('Appodeal – always').checked).toBe(true);
    expect(screen.getByText(/Appodeal has no networks in this build/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', {name: 'Select everything'}));
    expect(box('AdMob').checked && box('Bidon').checked).toBe(true);
    expect(screen.getByRole('status').textContent).toMatch(/^Everything is selected\./);
  });

  it('offers individual artifacts if excludes would be longer', () => {
    show('android', '/page?with=admob.iab');
    fireEvent.click(screen.getByRole('button', {name: 'Use individual artifacts'}));
    expect(file('app/build.gradle')).toContain("implementation 'com.appodeal.ads.sdk:core:3.10.0'");
    expect(screen.queryByRole('button', {name: 'Use individual artifacts'})).toBeNull();
  });

  it.each([
    ['no-adapter', 'android', '?without=max.levelplay.bidon.gam.admob', /^Add /],
    ['no-renderer', 'ios', '?without=iab', 'Add IAB creatives'],
    ['google-stays', 'android', '?without=admob', /^Exclude /],
    ['single-is-shorter', 'android', '?with=admob.iab', 'Use individual artifacts'],
  ] as const)('passes the focus to the next button or the code (%s)', (_, platform, search, name) => {
    show(platform, `/page${search}`);
    const [button] = screen.getAllByRole('button', {name});
    const before = screen.getAllByRole('button', {name: /^(?:Add |Exclude |Use individual)/}).length;
    button?.focus();
    fireEvent.click(button as HTMLElement);
    expect(button?.isConnected).toBe(false);
    const [next] = screen.queryAllByRole('button', {name: /^(?:Add |Exclude |Use individual)/});
    expect(before).toBeGreaterThan(0);
    expect(document.activeElement).toBe(next ?? screen.getByRole('heading', {name: 'Generated code'}));
  });

  it('states which release third-party versions belong to if there is a newer release', () => {
    show('android');
    expect(screen.queryByText(/as of release/)).toBeNull();
    cleanup();
    latest.android.version = '3.11.0';
    show('android');
    expect(screen.getByText(/as of release 3\.10\.0/)).toBeTruthy();
  });

  it('is complete in Russian, with every message in the translation file', () => {
    speak('ru');
    for (const [platform, search] of [
      ['android', '?with=admob.iab'],
      ['ios', '?without=max.iab'],
      ['ios', '?with=levelplay.mytarget.gam'],
      ['unity', '?without=admob'],
      ['unity', ''],
    ] as const) {
      show(platform, `/page${search}`);
      expect(screen.getByRole('group', {name: 'Рекламные сети'})).toBeTruthy();
      expect(screen.getByText('Вернуться к руководству по интеграции')).toBeTruthy();
      const [first] = screen.getAllByRole('checkbox').filter((element) => !element.hasAttribute('disabled'));
      if (first) fireEvent.click(first);
      expect(screen.getByRole('status').textContent).toMatch(/^(Добавлено|Убрано): /);
      cleanup();
    }
  });
});
