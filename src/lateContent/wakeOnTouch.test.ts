// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {wakeOnTouch} from './wakeOnTouch.ts';

let text: HTMLElement;
let settle: {resolve: () => void; reject: (error: Error) => void}[];
let seen: string[];

const find = (selector: string) => text.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector);
const click = (selector: string, options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...options});
  find(selector).dispatchEvent(event);
  return event;
};
/** Lets promises run. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

function listen(): ReturnType<typeof wakeOnTouch> {
  const wake = vi.fn(() => new Promise<void>((resolve, reject) => settle.push({resolve, reject})));
  return wakeOnTouch(text, wake);
}

beforeEach(() => {
  document.body.innerHTML =
    '<main><div><p>plain</p><button><span>copy</span></button><a class="page" href="/next">next</a>' +
    '<a class="hash" href="#part">part</a><div role="tab" tabindex="0">Java</div></div></main>';
  text = document.querySelector('div') ?? expect.unreachable();
  settle = [];
  seen = [];
  // As React: one listener above.
  for (const type of ['click', 'keydown', 'focusin']) {
    document.querySelector('main')?.addEventListener(type, (event) => {
      seen.push(`${type} ${(event as KeyboardEvent).key ?? ''} ${(event.target as Element).tagName}`);
      if (type === 'click') event.preventDefault();
    });
  }
});

describe('a text that sleeps', () => {
  it('is woken once by a pointer, a key, or focus', () => {
    listen();
    find('p').dispatchEvent(new Event('pointerover', {bubbles: true}));
    find('p').dispatchEvent(new Event('focusin', {bubbles: true}));
    expect(settle).toHaveLength(1);
  });

  it('holds a click on a control and does it again when it is awake', async () => {
    listen();
    expect(click('span').defaultPrevented).toBe(true);
    expect(seen).toEqual([]);
    settle[0]?.resolve();
    await turn();
    expect(seen).toEqual(['click  SPAN']);
    click('span');
    expect(seen).toHaveLength(2);
  });

  it('holds a key on a control that has no keys of the browser', async () => {
    listen();
    const press = (key: string) =>
      find('[role=tab]').dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    press('Tab');
    expect(seen).toEqual(['keydown Tab DIV']);
    expect(settle).toHaveLength(0);
    press('ArrowRight');
    expect(seen).toHaveLength(1);
    settle[0]?.resolve();
    await turn();
    expect(seen).toEqual(['keydown Tab DIV', 'keydown ArrowRight DIV']);
  });

  it('tells the components what has the focus', async () => {
    listen();
    find('button').focus();
    seen = [];
    settle[0]?.resolve();
    await turn();
    expect(seen).toEqual(['focusin  BUTTON']);
  });

  it('leaves to the browser what is not for the components', () => {
    listen();
    click('p');
    click('.hash');
    click('.page', {ctrlKey: true});
    click('.page', {button: 1});
    expect(seen).toHaveLength(4);
    expect(settle).toHaveLength(0);
  });

  it('tries again at the next touch after a failure, and does what was meant then', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    listen();
    click('button');
    const offline = new Error('offline');
    settle[0]?.reject(offline);
    await turn();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be woken'), offline);
    warn.mockRestore();
    expect(seen).toEqual([]);
    click('button');
    expect(settle).toHaveLength(2);
    settle[1]?.resolve();
    await turn();
    expect(seen).toEqual(['click  BUTTON']);
  });

  it('can be woken without a touch, and left alone', () => {
    const {wakeNow, stop} = listen();
    wakeNow();
    expect(settle).toHaveLength(1);
    stop();
    click('button');
    expect(seen).toEqual(['click  BUTTON']);
  });
});
