import React, {startTransition, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {translateTexts, type Replacement} from '../../../tests/support/translateTexts.ts';

import {COLLECT_EARLY_CHANGES} from './collectEarlyChanges.ts';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: true}}));

/** Milliseconds that a component takes to render. React works for less than this before it yields to the browser. */
const SLOW = 10;

const {appendChild, insertBefore, removeChild} = Node.prototype;
const methods = {appendChild, insertBefore, removeChild};

/** Time of the fake clock that React reads. */
let now = 0;
let container: HTMLElement;
let root: Root | undefined;
const errors: unknown[] = [];
const hydrated = vi.fn();
let onRender: (() => void) | undefined;
let onLayout: (() => void) | undefined;

function Slow({count}: {count: number}): ReactNode {
  now += SLOW;
  onRender?.();
  return (
    <li>
      {count} of {3}
    </li>
  );
}

function Page(): ReactNode {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => onLayout?.(), []);
  useEffect(hydrated, []);
  return (
    <main>
      Text <b>bold</b> and <p>paragraph</p>
      <ul>
        <Slow count={1} />
        <Slow count={2} />
        <Slow count={3} />
      </ul>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
        }}>
        Clicked {count}
        {count > 1 && ' times'}
      </button>
    </main>
  );
}

/** Serves the page, calls `change`, and hydrates the page as Docusaurus does. */
async function hydrate(change?: () => void): Promise<void> {
  const {useTranslatedPage} = await import('./useTranslatedPage.ts');
  const Outermost = () => {
    useTranslatedPage();
    return <Page />;
  };
  container.innerHTML = renderToString(<Page />);
  window.eval(COLLECT_EARLY_CHANGES);
  change?.();
  startTransition(() => {
    root = hydrateRoot(container, <Outermost />, {onRecoverableError: (error) => errors.push(error)});
  });
}

async function hydrationEnds(): Promise<void> {
  await vi.waitFor(() => {
    expect(hydrated).toHaveBeenCalled();
  });
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.resetModules();
  hydrated.mockClear();
  errors.length = 0;
  onRender = undefined;
  onLayout = undefined;
  document.body = document.createElement('body');
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  container = document.getElementById('__docusaurus') ?? expect.unreachable();
});

afterEach(async () => {
  root?.unmount();
  // React finishes its pending work later.
  await new Promise((resolve) => setImmediate(resolve));
  Object.assign(Node.prototype, methods);
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});

describe('a page that is translated before it is hydrated', () => {
  it.each<Replacement>(['replace', 'insert, then remove', 'remove, then insert'])(
    'stays translated and works (%s)',
    async (replacement) => {
      let translated = '';
      await hydrate(() => {
        translateTexts(container, replacement);
        translated = container.innerHTML;
      });
      const button = container.querySelector('button');
      expect(translated).toContain('«bold»');
      await hydrationEnds();
      expect(container.innerHTML).toBe(translated);
      expect(container.querySelector('button')).toBe(button);
      button?.click();
      await vi.waitFor(() => {
        expect(button?.textContent).toBe('Clicked 2 times');
      });
      expect(container.querySelector('p')?.textContent).toBe('«paragraph»');
    },
  );

  it('is never shown in the original language', async () => {
    await hydrate(() => translateTexts(container));
    const seen = new Set<string>();
    while (hydrated.mock.calls.length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.add(container.querySelector('p')?.textContent ?? '');
    }
    expect([...seen]).toEqual(['«paragraph»']);
  });

  it('is hydrated even if it has been changed in other ways', async () => {
    let changed = '';
    await hydrate(() => {
      const [bold, paragraph] = container.querySelectorAll<HTMLElement>('b, p');
      if (!bold?.firstChild || !paragraph) expect.unreachable();
      // Firefox changes text nodes, extensions highlight words and add elements, and a translation can change the word
      // order.
      (bold.firstChild as Text).data = 'fett';
      bold.parentElement?.prepend(bold);
      const rest = (paragraph.firstChild as Text).splitText(4);
      const mark = document.createElement('mark');
      mark.append(rest);
      paragraph.append(mark, document.createElement('aside'));
      container.querySelector('li')?.replaceChildren('1 von 3');
      changed = container.innerHTML;
    });
    await hydrationEnds();
    expect(container.innerHTML).toBe(changed);
  });

  it('shows what React has changed in the meantime', async () => {
    await hydrate(() => translateTexts(container));
    onLayout = () => {
      container.querySelector('p')?.replaceChildren('new');
    };
    await hydrationEnds();
    expect(container.querySelector('p')?.textContent).toBe('new');
    expect(container.querySelector('b')?.textContent).toBe('«bold»');
  });
});

it('a translation that is made while React hydrates the page is preserved', async () => {
  await hydrate();
  let renders = 0;
  let before = 0;
  onRender = () => {
    renders += 1;
    if (renders > 1) return;
    // Runs as soon as React yields to the browser.
    setImmediate(() => {
      before = renders;
      translateTexts(container);
    });
  };
  await hydrationEnds();
  expect(before).toBeLessThan(renders);
  expect(container.querySelector('p')?.textContent).toBe('«paragraph»');
  expect(container.querySelector('ul')?.textContent).toBe('«1»« of »«3»«2»« of »«3»«3»« of »«3»');
});

it('a page that nothing has changed hydrates as usual', async () => {
  await hydrate();
  const before = container.innerHTML;
  const reset = vi.fn();
  container.addEventListener('reset', reset);
  await hydrationEnds();
  expect(container.innerHTML).toBe(before);
  expect(reset).not.toHaveBeenCalled();
});
