import {expect, it, vi} from 'vitest';

import {embeddedClient} from './embeddedClient.ts';
import {makeIndexFiles} from './searchIndex.ts';
import {page} from './testData.ts';

const pages = Array.from({length: 80}, (_, at) =>
  page(`/p/${at}`, `Page ${at}`, [
    '',
    '',
    Array.from({length: 200}, (_unused, word) => `w${(word * 7 + at * 13) % 900}x`).join(' '),
  ]),
);
const {index, shards} = makeIndexFiles(pages, [], () => 'h');

/** Creates a client whose requests for shards fail while `isOffline.now` is set. */
function client() {
  const isOffline = {now: false};
  const requested: string[] = [];
  let runWhenIdle = () => undefined as unknown;
  const result = embeddedClient({
    baseUrl: '/',
    sectionLabel: () => '',
    fetch: (input) => {
      const name = String(input).replace(/^.*\/|\.json$/g, '');
      requested.push(name);
      if (isOffline.now) return Promise.reject(new TypeError('offline'));
      return Promise.resolve(Response.json(name === 'index' ? index : shards.get(name)));
    },
    whenIdle: (task) => {
      runWhenIdle = task;
    },
  });
  return {result, isOffline, requested, loadRest: () => runWhenIdle()};
}

const times = (list: readonly string[], name: string) => list.filter((each) => each === name).length;

it('keeps the loaded index if the rest can’t be loaded in the background', async () => {
  const {result, isOffline, requested, loadRest} = client();
  expect((await result.search({text: 'w7x'})).total).toBeGreaterThan(0);
  isOffline.now = true;
  const before = requested.length;
  loadRest();
  await vi.waitFor(() => {
    expect(requested.length).toBeGreaterThan(before);
  });
  // Lets the failures arrive.
  await new Promise((resolve) => setTimeout(resolve));
  expect((await result.search({text: 'w7x'})).total).toBeGreaterThan(0);
  expect(times(requested, 'index')).toBe(1);
});

it('loads the index again if a query needs a part that a new build has replaced', async () => {
  const {result, isOffline, requested} = client();
  result.warmUp();
  await vi.waitFor(() => {
    expect(requested).toEqual(['index']);
  });
  await new Promise((resolve) => setTimeout(resolve));
  isOffline.now = true;
  await expect(result.search({text: 'w7x'})).rejects.toThrow('could not be loaded');
  isOffline.now = false;
  expect((await result.search({text: 'w7x'})).total).toBeGreaterThan(0);
  expect(times(requested, 'index')).toBe(2);
});
