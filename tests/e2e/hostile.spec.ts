import {expect, type Frame, type Page} from '@playwright/test';

import {ADA, answerWith, setBridge, test} from './support/services.ts';
import {hydrated, idle, watchForFaults} from './support/site.ts';

// `src/features/session/session.test.ts` tests how messages are parsed, with thousands of generated ones. Here, real
// frames of each kind of sender post every class of message, and the page must not change.

/** Number of messages of each class. Every message is posted several times. */
const COUNT = 50;

/**
 * Script that defines `flood(target, origin, names)`, which posts messages of these classes as fast as the event loop
 * allows, and returns their number. Runs in the sender's page.
 */
const FLOOD = `
const valid = (name) => ({type: 'getCurrentUser', response: {name, email: 'mallory@example.com'}});
const cyclic = {type: 'getCurrentUser', response: {}}; cyclic.response.self = cyclic;
const deep = (() => { let value = {}; for (let i = 0; i < 300; i += 1) value = {response: value}; return value; })();
const many = Object.fromEntries(Array.from({length: 2000}, (_, i) => ['key' + i, i]));
const huge = 'a'.repeat(1 << 20);
const own = (json) => JSON.parse(json);
const CLASSES = {
  'wrong types': [null, undefined, 0, NaN, 1n, true, '', 'getCurrentUser', '{"type":"getCurrentUser"}', [], ['getCurrentUser'],
    new Date(0), new Map([['type', 'getCurrentUser']]), new Set(['type']), new ArrayBuffer(8), new Error('type'), /getCurrentUser/,
    new Blob(['x']), {}, {type: null}, {type: ['getCurrentUser']}, {type: {}}],
  'near misses': [{type: 'getcurrentuser', response: {}}, {type: 'getCurrentUser ', response: {}}, {type: 'DOCS_HEIGHT', height: 1}, deep],
  // Not sent by the bridge, whose answers the page accepts.
  'faulty answers': [{type: 'getCurrentUser', response: 'Mallory'}, {type: 'getCurrentUser', response: []}, {type: 'getCurrentUser', response: {name: 'Mallory'}},
    {type: 'getCurrentUser', response: {name: 'Mallory', email: 'none'}}, {type: 'getCurrentUser', response: {name: 5, email: 'a@b'}},
    {type: 'getCurrentUser', response: {name: ' ', email: 'a@b'}}, {type: 'getCurrentUser', response: {name: 'M\\u202Eyrollam', email: 'a@b'}},
    {type: 'getCurrentUser', response: {name: 'M', email: 'a@b', createdAt: 'yesterday'}}, {type: 'getCurrentUser', response: {name: 'M', email: 'a@b', intercomSignature: '"><script>'}}, cyclic,
    own('{"type":"getCurrentUser","response":{"__proto__":{"name":"Mallory","email":"a@b"}}}'), own('{"type":"getCurrentUser","response":{"constructor":{"prototype":{"name":"Mallory"}}}}'),
    own('{"type":"getCurrentUser","response":{"name":"__proto__","email":"toString"}}'), own('{"type":"getCurrentUser","response":{"hasOwnProperty":1,"toString":2}}'),
    {type: 'getCurrentUser', response: huge}, {type: 'getCurrentUser', response: {name: huge, email: 'a@b'}}, {type: 'getCurrentUser', response: {name: 'M', email: huge + '@b'}},
    {type: 'getCurrentUser', response: {name: 'M', email: 'a@b', intercomSignature: huge}}, {type: 'getCurrentUser', response: many}],
  'prototype keys': [own('{"__proto__":{"type":"getCurrentUser","response":null}}'), own('{"constructor":{"prototype":{"type":"getCurrentUser"}}}'),
    own('{"type":"__proto__","response":{"name":"Mallory","email":"a@b"}}')],
  'markup in names': ['<img src=x onerror="window.hacked=1">', '<script>window.hacked=1</scr' + 'ipt>', '"><svg onload=window.hacked=1>', '{{7*7}}', 'javascript:window.hacked=1']
    .map((name) => ({type: 'getCurrentUser', response: {name, email: 'not an address'}})),
  'huge': [huge, {type: huge}, {type: huge, response: many}, many],
  'valid answers': ['Mallory', 'Eve', '<b>Trudy</b>'].map(valid).concat([{type: 'getCurrentUser', response: null}, {type: 'getCurrentUser', respone: valid('M').response}]),
};
async function flood(target, origin, names) {
  let sent = 0;
  for (const name of names) {
    for (let index = 0; index < (name === 'huge' ? CLASSES.huge.length : ${COUNT}); index += 1) {
      target.postMessage(CLASSES[name][index % CLASSES[name].length], origin);
      sent += 1;
    }
  }
  return sent;
}
`;

const REFUSABLE = ['wrong types', 'near misses', 'prototype keys', 'huge'];
const ALL = [...REFUSABLE, 'faulty answers', 'markup in names', 'valid answers'];

type Flood = (target: unknown, origin: string, names: string[]) => Promise<number>;

/**
 * Returns everything that a message could have changed: the entire markup, storage, the URL, and the prototype of all
 * objects.
 */
const stateOf = (page: Page | Frame) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // Prefetching continues independently.
    for (const part of copy.querySelectorAll('iframe, link[rel="prefetch"], script[src*="assets/js"]'))
      part.remove();
    const inherited: string[] = [];
    for (const key in {}) inherited.push(key);
    let storage: string;
    try {
      storage = JSON.stringify({...localStorage, ...sessionStorage});
    } catch (error) {
      // Storage isn't accessible in a cross-site frame.
      storage = (error as Error).name;
    }
    return {
      markup: copy.outerHTML,
      address: location.href,
      storage,
      inherited,
      hacked: 'hacked' in window,
    };
  });

/**
 * Counts the messages that the page or frame receives, and returns a function that waits for a given number of them.
 */
const countMessages = (page: Page | Frame) =>
  page.evaluate(() => {
    Object.assign(window, {received: 0});
    window.addEventListener('message', () => {
      (window as unknown as {received: number}).received += 1;
    });
  });

const expectReceived = (page: Page | Frame, count: number | undefined) =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as {received: number}).received), 'messages received')
    .toBe(count);

/** Makes the frame post messages of these classes to the given window. @returns the number of messages. */
const floodFrom = (frame: Frame, target: 'parent' | 'top', names: string[]) =>
  frame.evaluate(
    ([name, classes]) => (globalThis as unknown as {flood: Flood}).flood(window[name], '*', classes),
    [target, names] as const,
  );

/** Opens a page, waits for its bridge and until the page is idle, and then stops the clock. */
async function openWithBridge(page: Page, address: string): Promise<Frame> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator('iframe')).toHaveCount(1);
  const bridge = page.frames()[1];
  if (!bridge) throw new Error('The page has no frame.');
  await bridge.waitForLoadState();
  await idle(page);
  // The page would stop listening to the bridge after 8 s.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return bridge;
}

/** Script of a bridge that answers on request, which shows that the page still listens after a flood. */
const ANSWER_ON_CUE = `addEventListener('message', ({data}) => {if (data === 'answer') {${answerWith(ADA)}}});`;

async function expectToListen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frames[0]?.postMessage('answer', '*');
  });
  await expect(page.locator('nav.navbar').getByRole('button', {name: 'Hey, Ada'})).toBeVisible();
}

const PAGE = '/android/ad-types/banner';

for (const [sender, isElsewhere] of [
  ['wrong origin', true],
  ['right origin, wrong window', false],
] as const) {
  test(`a flood from the ${sender} changes nothing`, async ({page, site, provider}) => {
    // The page's opener can't reach it, so the sender is a frame inside the bridge.
    const host = isElsewhere ? `http://elsewhere.localhost:${provider.port}` : provider.origin;
    provider.pages.set('/flood', {html: `<!doctype html><script>${FLOOD}</script>`});
    setBridge(
      {site, provider},
      `${ANSWER_ON_CUE}
      addEventListener('DOMContentLoaded', () => {
        document.body.append(Object.assign(document.createElement('iframe'), {src: '${host}/flood'}));
      });`,
    );
    const {faults} = watchForFaults(page);
    const bridge = await openWithBridge(page, site + PAGE);
    await expect.poll(() => bridge.childFrames().map((frame) => frame.url())).toEqual([`${host}/flood`]);
    const [sending] = bridge.childFrames();
    await sending?.waitForLoadState();
    const before = await stateOf(page);
    await countMessages(page);
    const sent = sending && (await floodFrom(sending, 'top', ALL));
    await expectReceived(page, sent);
    expect(await stateOf(page)).toEqual(before);
    await expectToListen(page);
    expect(faults).toEqual([]);
  });
}

test('a page that opens the site in a window cannot reach it', async ({page, context, site, provider}) => {
  await page.goto(provider.url);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => {
      Object.assign(globalThis, {opened: open(address)});
    }, site + PAGE),
  ]);
  await hydrated(opened);
  expect(await page.evaluate(() => (globalThis as unknown as {opened: Window}).opened.closed)).toBe(true);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});

test('a flood from the bridge itself changes nothing', async ({page, site, provider}) => {
  setBridge({site, provider}, FLOOD + ANSWER_ON_CUE);
  const {faults} = watchForFaults(page);
  const bridge = await openWithBridge(page, site + PAGE);
  const before = await stateOf(page);
  await countMessages(page);
  await expectReceived(page, await floodFrom(bridge, 'parent', REFUSABLE));
  expect(await stateOf(page)).toEqual(before);
  await expectToListen(page);
  expect(faults).toEqual([]);
});

test('a flood from the embedding page changes nothing', async ({page, context, site}) => {
  // The browser asks for permission before a public page can access this machine. Here, that page is simulated. It is
  // cross-site so that it posts messages from a separate process.
  await context.grantPermissions(['local-network-access']);
  await context.route('https://app.appodeal.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>${FLOOD}</script><iframe title="Onboarding" referrerpolicy="origin" src="${site}/onboarding" width="1000" height="600"></iframe>`,
    }),
  );
  const {faults} = watchForFaults(page);
  await page.goto('https://app.appodeal.com/host');
  const frame = page.frames()[1];
  if (!frame) throw new Error('The page has no frame.');
  await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await idle(frame);
  const before = await stateOf(frame);
  await countMessages(frame);
  const sent = await page.evaluate(
    ([target, names]) => (globalThis as unknown as {flood: Flood}).flood(window.frames[0], target, names),
    [site, ALL] as const,
  );
  await expectReceived(frame, sent);
  expect(await stateOf(frame)).toEqual(before);
  // Browser messages about a simulated https page that embeds an http page, and about storage in a cross-site frame.
  const own = faults.filter((fault) => !/^warning: (?:Mixed Content|Docusaurus browser storage)/.test(fault));
  expect(own).toEqual([]);
});
