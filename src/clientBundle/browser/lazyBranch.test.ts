import {expect, it, vi} from 'vitest';

import {lazyBranch} from './lazyBranch.tsx';

vi.mock('@docusaurus/renderRoutes', () => ({default: () => null}));

it('fills its routes only once and in place', async () => {
  const fetchRoutes = vi.fn(() => Promise.resolve({default: [{path: '/android/a'}]}));
  const branch = lazyBranch('/android', fetchRoutes);
  const {routes} = branch;
  expect(fetchRoutes).not.toHaveBeenCalled();
  await Promise.all([branch.load(), branch.load()]);
  expect(branch.load()).toBeUndefined();
  expect(fetchRoutes).toHaveBeenCalledTimes(1);
  expect(branch.routes).toBe(routes);
  expect(routes).toEqual([{path: '/android/a'}]);
});

it('retries after a failure', async () => {
  const fetchRoutes = vi
    .fn<() => Promise<{default: {path: string}[]}>>()
    .mockRejectedValueOnce(new Error('Loading chunk failed'))
    .mockResolvedValue({default: [{path: '/android/a'}]});
  const branch = lazyBranch('/android', fetchRoutes);
  await expect(branch.load()).rejects.toThrow('Loading chunk failed');
  await branch.load();
  expect(branch.routes).toHaveLength(1);
});
