import {act} from '@testing-library/react';
import React, {useState, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {START_SCRIPTS, PAGE_SCRIPTS_ID} from './startScripts.ts';

interface Fields {
  text: string;
  log: string;
  network: string;
  fixes: boolean;
  platform: string;
}

let states: Fields[];

/** Fields like those of the changelog, the search page, the index of problems, and the configurator. */
function Form(): ReactNode {
  const [fields, setFields] = useState<Fields>({
    text: '',
    log: '',
    network: '',
    fixes: true,
    platform: 'all',
  });
  states.push(fields);
  const set = (part: Partial<Fields>) => {
    setFields((current) => ({...current, ...part}));
  };
  return (
    <form>
      <input type="search" value={fields.text} onChange={({target}) => set({text: target.value})} />
      <textarea value={fields.log} onChange={({target}) => set({log: target.value})} />
      <select value={fields.network} onChange={({target}) => set({network: target.value})}>
        <option value="">All</option>
        <option value="admob">AdMob</option>
      </select>
      <input type="checkbox" checked={fields.fixes} onChange={({target}) => set({fixes: target.checked})} />
      {['all', 'ios'].map((platform) => (
        <input
          key={platform}
          type="radio"
          value={platform}
          checked={fields.platform === platform}
          onChange={() => set({platform})}
        />
      ))}
    </form>
  );
}

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) ?? expect.unreachable(selector);

/** Types like a reader: first the value changes, and then the browser fires the event. */
function type(selector: string, value: string): void {
  const field = find<HTMLInputElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

describe('input before hydration', () => {
  let root: Root | undefined;

  beforeEach(() => {
    states = [];
    document.head.innerHTML = `<script type="application/json" id="${PAGE_SCRIPTS_ID}">[]</script>`;
    document.documentElement.setAttribute('data-has-hydrated', 'false');
    document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
    states = [];
    new Function(START_SCRIPTS)();
  });
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  async function hydrate(): Promise<void> {
    await act(async () => {
      root = hydrateRoot(find('div'), <Form />);
      await Promise.resolve();
    });
    await act(async () => {
      document.documentElement.setAttribute('data-has-hydrated', 'true');
      await Promise.resolve();
    });
  }

  it('is kept and updates the state', async () => {
    type('[type=search]', 'banner');
    type('textarea', 'framework not found');
    type('select', 'admob');
    find('[type=checkbox]').click();
    find('[value=ios]').click();
    await hydrate();
    expect(states[0]).toEqual({text: '', log: '', network: '', fixes: true, platform: 'all'});
    expect(states.at(-1)).toEqual({
      text: 'banner',
      log: 'framework not found',
      network: 'admob',
      fixes: false,
      platform: 'ios',
    });
    expect(find<HTMLInputElement>('[type=search]').value).toBe('banner');
    expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
    expect(find<HTMLInputElement>('[value=ios]').checked).toBe(true);
  });

  it('leaves the caret where it is', async () => {
    type('[type=search]', 'banner');
    find<HTMLInputElement>('[type=search]').setSelectionRange(2, 4);
    await hydrate();
    const {selectionStart, selectionEnd} = find<HTMLInputElement>('[type=search]');
    expect([selectionStart, selectionEnd]).toEqual([2, 4]);
  });

  it('is not restored again after hydration', async () => {
    type('[type=search]', 'banner');
    await hydrate();
    act(() => type('[type=search]', 'b'));
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await act(() => Promise.resolve());
    expect(find<HTMLInputElement>('[type=search]').value).toBe('b');
  });
});
