import {beforeEach, expect, it, vi} from 'vitest';

import {isPage} from './isPage.ts';

const load = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('@generated/routes', () => ({
  default: [
    {path: '/search', exact: true},
    {
      path: '/ios',
      load,
      routes: [
        {
          path: '/ios',
          routes: [
            {path: '/ios/banner', exact: true},
            {path: '/ios', exact: true},
          ],
        },
        {path: '*'},
      ],
    },
    {path: '*'},
  ],
}));

beforeEach(() => {
  load.mockReset().mockResolvedValue();
});

it.each([
  ['/ios/banner', true],
  ['/ios', true],
  ['/ios/other', false],
  ['/iosx', false],
  ['/unity/banner', false],
])('of %s is %s', async (path, expected) => {
  expect(await isPage(path)).toBe(expected);
});

it('is false if the routes cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  expect(await isPage('/ios/banner')).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});
