import {mkdirSync, writeFileSync} from 'node:fs';

import {expect, type Frame, type Page} from '@playwright/test';

import {ADA, setBridge, test} from './support/services.ts';
import {hydrated, watchForFaults} from './support/site.ts';

/** Messages of each class; the classes are many, so that a flood of one sender has thousands. */
const COUNT = 250;
/** Flooding is tried anew when the machine was busy with something else: a handler that is slow is so each time. */
const ATTEMPTS = 3;

/**
 * Script that makes `flood(target, origin)`: posts every class of hostile message, as fast as the event loop takes
 * them, and gives the number of each class and the time that it took. Runs in the sender's page.
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
  // The bridge itself is believed: only for senders whose every message is to be refused.
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
  const counts = {};
  const start = performance.now();
  for (const name of names) {
    const number = name === 'huge' ? ${COUNT} / 5 : ${COUNT};
    for (let index = 0; index < number; index += 1) {
      target.postMessage(CLASSES[name][index % CLASSES[name].length], origin);
      if (index % 50 === 49) await new Promise((resolve) => setTimeout(resolve));
    }
    counts[name] = number;
  }
  return {counts, milliseconds: Math.round(performance.now() - start)};
}
`;

const REFUSABLE = ['wrong types', 'near misses', 'prototype keys', 'huge'];
const ALL = [...REFUSABLE, 'faulty answers', 'markup in names', 'valid answers'];

interface Sent {
  counts: Record<string, number>;
  milliseconds: number;
}

type Flood = (target: unknown, origin: string, names: string[]) => Promise<Sent>;

/** What a message could have changed: the whole markup, storage, the address, and the prototype of all objects. */
const stateOf = (page: Page | Frame) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // Prefetching goes on by itself.
    for (const part of copy.querySelectorAll('iframe, link[rel="prefetch"], script[src*="assets/js"]'))
      part.remove();
    const inherited: string[] = [];
    for (const key in {}) inherited.push(key);
    let storage: string;
    try {
      storage = JSON.stringify({...localStorage, ...sessionStorage});
    } catch (error) {
      // In a frame of another site.
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

const watchLongTasks = (page: Page | Frame) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({type: 'longtask'});
  });

/** Durations of tasks longer than 50 ms since the watch began, once all messages before have been handled. */
const longTasks = (page: Page | Frame) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (window as unknown as {longTasks: number[]}).longTasks;
  });

/** Writes a row for the table in bench/RESULTS.md. */
function record(sender: string, {counts, milliseconds}: Sent): void {
  mkdirSync('test-results', {recursive: true});
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  writeFileSync(
    `test-results/hostile-${sender.replaceAll(/\W+/g, '-')}.json`,
    JSON.stringify({
      sender,
      counts,
      total,
      milliseconds,
      perSecond: Math.round((total / milliseconds) * 1000),
    }),
  );
}

/** A page of another site that has opened ours in a window, and that window. */
async function openFrom(opener: Page, sender: string, target: string): Promise<Page> {
  await opener.goto(sender);
  const [window] = await Promise.all([
    opener.waitForEvent('popup'),
    opener.evaluate((address) => {
      Object.assign(globalThis, {victim: open(address)});
    }, target),
  ]);
  await hydrated(window);
  return window;
}

const sendFrom = (opener: Page, names: string[]) =>
  opener.evaluate(
    ([origin, classes]) => {
      const page = globalThis as unknown as {victim: Window; flood: Flood};
      return page.flood(page.victim, origin, classes);
    },
    ['*', names] as const,
  );

/** The bridge answers when it is told so: with this, after each flood, the page shows that it still listens. */
const ANSWER_ON_CUE = `
(async () => {
  while ((await (await fetch('/cue')).text()) !== 'go') await new Promise((resolve) => setTimeout(resolve, 100));
  parent.postMessage({type: 'getCurrentUser', response: ${JSON.stringify(ADA)}}, site);
})();`;

for (const prefix of ['', '/ru']) {
  const greeting = prefix === '' ? 'Hey, Ada' : 'Привет, Ada';

  for (const [sender, origin] of [
    ['wrong origin', 'elsewhere'],
    ['right origin, wrong window', 'bridge'],
  ] as const) {
    test(`a flood from the ${sender} changes nothing (${prefix || '/'})`, async ({
      context,
      site,
      provider,
    }) => {
      const host = origin === 'bridge' ? provider.origin : `http://elsewhere.localhost:${provider.port}`;
      provider.pages.set('/flood', {html: `<!doctype html><script>${FLOOD}</script>`});
      let tasks: number[] = [];
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        provider.pages.set('/cue', {html: 'wait'});
        setBridge({site, provider}, ANSWER_ON_CUE);
        const opener = await context.newPage();
        const page = await openFrom(opener, `${host}/flood`, `${site}${prefix}/android/ad-types/banner`);
        const {faults} = watchForFaults(page);
        await expect(page.locator('iframe')).toHaveCount(1);
        await page.waitForTimeout(300);
        const before = await stateOf(page);
        await watchLongTasks(page);
        const sent = await sendFrom(opener, ALL);
        tasks = await longTasks(page);
        expect(await stateOf(page)).toEqual(before);
        provider.pages.set('/cue', {html: 'go'});
        await expect(page.locator('nav.navbar').getByRole('button', {name: greeting})).toBeVisible();
        expect(faults).toEqual([]);
        record(`${sender}${prefix}`, sent);
        await page.close();
        await opener.close();
        if (tasks.length === 0) break;
      }
      expect(tasks, 'tasks longer than 50 ms').toEqual([]);
    });
  }

  test(`a flood from the bridge itself changes nothing (${prefix || '/'})`, async ({
    page,
    site,
    provider,
  }) => {
    let tasks: number[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      provider.pages.set('/cue', {html: 'wait'});
      setBridge({site, provider}, FLOOD + ANSWER_ON_CUE);
      const {faults, stop} = watchForFaults(page);
      await page.goto(`${site}${prefix}/android/ad-types/banner`);
      await hydrated(page);
      await expect(page.locator('iframe')).toHaveCount(1);
      const bridge = page.frames()[1];
      await bridge?.waitForLoadState();
      await page.waitForTimeout(300);
      const before = await stateOf(page);
      await watchLongTasks(page);
      const sent = await bridge?.evaluate(
        ([target, names]) => (globalThis as unknown as {flood: Flood}).flood(window.parent, target, names),
        [site, REFUSABLE] as const,
      );
      tasks = await longTasks(page);
      expect(await stateOf(page)).toEqual(before);
      provider.pages.set('/cue', {html: 'go'});
      await expect(page.locator('nav.navbar').getByRole('button', {name: greeting})).toBeVisible();
      expect(faults).toEqual([]);
      stop();
      if (sent) record(`bridge itself${prefix}`, sent);
      if (tasks.length === 0) break;
    }
    expect(tasks, 'tasks longer than 50 ms').toEqual([]);
  });

  test(`a flood from the embedding page changes nothing (${prefix || '/'})`, async ({
    page,
    context,
    site,
  }) => {
    // The browser asks before a public page may reach this machine; here that page is played. It is of another site
    // than ours, so that it floods from a process of its own.
    await context.grantPermissions(['local-network-access']);
    await context.route('https://app.appodeal.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>${FLOOD}</script><iframe title="Onboarding" referrerpolicy="origin" src="${site}${prefix}/onboarding" width="1000" height="600"></iframe>`,
      }),
    );
    const {faults} = watchForFaults(page);
    let tasks: number[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await page.goto('https://app.appodeal.com/host');
      const frame = page.frames()[1];
      if (!frame) throw new Error('The page has no frame.');
      await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await page.waitForTimeout(1500);
      const before = await stateOf(frame);
      await watchLongTasks(frame);
      const sent = await page.evaluate(
        ([target, names]) => (globalThis as unknown as {flood: Flood}).flood(window.frames[0], target, names),
        [site, ALL] as const,
      );
      tasks = await longTasks(frame);
      expect(await stateOf(frame)).toEqual(before);
      record(`embedding page${prefix}`, sent);
      if (tasks.length === 0) break;
    }
    // What the browser says of a played https page around one without, and of storage in another site's frame.
    const own = faults.filter(
      (fault) => !/^warning: (?:Mixed Content|Docusaurus browser storage)/.test(fault),
    );
    expect(own).toEqual([]);
    expect(tasks, 'tasks longer than 50 ms').toEqual([]);
  });
}
