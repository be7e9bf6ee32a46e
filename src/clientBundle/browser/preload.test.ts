import {beforeEach, expect, it, vi} from 'vitest';

import preload from './preload.ts';

const {loadBranch, preloadPage} = vi.hoisted(() => ({
  loadBranch: vi.fn<() => Promise<unknown> | undefined>(),
  preloadPage: vi.fn(() => Promise.resolve()),
}));

vi.mock('../../features/navigation/matchAddress.ts', () => ({
  loadBranch,
  matchLoaded: () => [{route: {component: {preload: preloadPage}}}, {route: {}}],
}));

beforeEach(() => {
  vi.clearAllMocks();
});

it('requests the files of a page in a loaded branch at once, before anything renders', async () => {
  loadBranch.mockReturnValue(undefined);
  const preloading = preload('/android/a');
  expect(preloadPage).toHaveBeenCalledTimes(1);
  await preloading;
});

it('loads the branch of a page first', async () => {
  let finish: (value?: unknown) => void = () => undefined;
  loadBranch.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const preloading = preload('/android/a');
  expect(preloadPage).not.toHaveBeenCalled();
  finish();
  await preloading;
  expect(preloadPage).toHaveBeenCalledTimes(1);
});

it('is rejected if the branch cannot be fetched', async () => {
  loadBranch.mockReturnValue(Promise.reject(new Error('Loading chunk failed')));
  await expect(preload('/android/a')).rejects.toThrow('Loading chunk failed');
  expect(preloadPage).not.toHaveBeenCalled();
});
