import {expect, it} from 'vitest';
import {isSufficient} from './checkStamp.mjs';

const PASSED = {passed: 12, failed: 0};
const EVERY_PAGE = {skipped: 0};

it('a run that visited every page and passed is sufficient for a deployment', () => {
  expect(isSufficient(PASSED, EVERY_PAGE, true)).toBe(true);
});

it.each([
  ['a check failed', {passed: 11, failed: 1}, EVERY_PAGE, true],
  ['nothing passed', {passed: 0, failed: 0}, EVERY_PAGE, true],
  ['unchanged pages were skipped', PASSED, {skipped: 3}, true],
  ['each page was visited in one language', PASSED, EVERY_PAGE, false],
  ['there is no browser', PASSED, null, true],
])('a run is not sufficient if %s', (_, counts, browser, all) => {
  expect(isSufficient(counts, browser, all)).toBe(false);
});
