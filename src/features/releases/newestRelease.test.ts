import {expect, it} from 'vitest';

import {newestRelease} from './newestRelease.ts';

const newest = (android: string, ios: string, unity: string) =>
  newestRelease({android: {version: android}, ios: {version: ios}, unity: {version: unity}});

it.each([
  ['4.1.0', '3.10.0', '3.10.0', '4.1.0', ['android']],
  ['3.10.0', '3.9.0', '3.11.0', '3.11.0', ['unity']],
  ['3.10.0', '3.11.0', '3.11.0', '3.11.0', ['ios', 'unity']],
  ['3.11.0', '3.11.0', '3.11.0', '3.11.0', ['android', 'ios', 'unity']],
  // Uses the version as it is written for the first platform.
  ['3.11', '3.11.0', '3.9.0', '3.11', ['android', 'ios']],
] as const)('of %s, %s and %s: %s for %j', (android, ios, unity, version, platforms) => {
  expect(newest(android, ios, unity)).toEqual({version, platforms});
});
