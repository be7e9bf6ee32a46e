// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {LATEST_START, PAGE_SCRIPTS_ID, START_SCRIPTS} from './startScripts.ts';

const SCRIPTS = ['/ru/assets/js/runtime~main.1.js', '/ru/assets/js/main.2.js'];

let paint: ((name: string) => void) | undefined;

/** A fake observer that reports paints. */
class Observer {
  static supportedEntryTypes: readonly string[] = ['paint'];
  constructor(private readonly tell: (entries: {getEntriesByName: (name: string) => string[]}) => void) {}
  observe({type, buffered}: PerformanceObserverInit): void {
    expect([type, buffered]).toEqual(['paint', true]);
    paint = (painted) => {
      this.tell({getEntriesByName: (name) => [painted].filter((entry) => entry === name)});
    };
  }
}

const run = () => {
  // Runs the built page's inline script as the browser does.
  new Function(START_SCRIPTS)();
};
const started = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

describe('scripts of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    paint = undefined;
    Observer.supportedEntryTypes = ['paint'];
    vi.stubGlobal('PerformanceObserver', Observer);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.head.innerHTML = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">${JSON.stringify(SCRIPTS)}</script>`;
  });
  afterEach(async () => {
    document.body.innerHTML = '';
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await Promise.resolve();
    document.documentElement.removeAttribute('data-has-hydrated');
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('start once and in order when the first text has been painted', () => {
    run();
    expect(started()).toEqual([]);
    paint?.('first-paint');
    expect(started()).toEqual([]);
    paint?.('first-contentful-paint');
    expect(started()).toEqual(SCRIPTS);
    expect([...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({async}) => async)).toEqual([
      false,
      false,
    ]);
    paint?.('first-contentful-paint');
    vi.advanceTimersByTime(LATEST_START);
    expect(started()).toEqual(SCRIPTS);
  });

  it('start after a timeout if nothing is painted', () => {
    run();
    vi.advanceTimersByTime(LATEST_START - 1);
    expect(started()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(started()).toEqual(SCRIPTS);
  });

  it.each([
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      },
    ],
    [
      'the browser does not report paints',
      () => {
        Observer.supportedEntryTypes = ['navigation'];
      },
    ],
    [
      'the browser has no observer',
      () => {
        vi.stubGlobal('PerformanceObserver', undefined);
      },
    ],
  ])('start immediately when %s', (_, arrange) => {
    arrange();
    run();
    expect(started()).toEqual(SCRIPTS);
  });

  it('replay the last button click exactly once, when the page is hydrated', async () => {
    document.body.innerHTML =
      '<a href="#x">link</a><button>menu</button><button><b>search</b></button><div role="tab">Java</div>';
    const clicks: string[] = [];
    document.body.onclick = ({target}) => clicks.push((target as Element).textContent ?? '');
    const hydrate = async () => {
      document.documentElement.setAttribute('data-has-hydrated', 'true');
      await Promise.resolve();
    };
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    document.documentElement.setAttribute('data-has-hydrated', 'false');
    run();
    press('button');
    press('b');
    await hydrate();
    expect(clicks).toEqual(['menu', 'search', 'search']);
    press('[role="tab"]');
    document.documentElement.setAttribute('data-has-hydrated', 'false');
    await hydrate();
    expect(clicks).toEqual(['menu', 'search', 'search', 'Java']);

    // A link navigates away, so there is nothing left to do.
    document.documentElement.setAttribute('data-has-hydrated', 'false');
    run();
    press('button');
    press('a');
    clicks.length = 0;
    await hydrate();
    expect(clicks).toEqual([]);
  });

  it('do nothing on a page without a list', () => {
    document.head.innerHTML = '';
    run();
    vi.advanceTimersByTime(LATEST_START);
    expect(started()).toEqual([]);
  });
});
