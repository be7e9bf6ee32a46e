import {describe, expect, it} from 'vitest';
import {isTestPage} from './testPages.ts';

describe('pages of the browser tests', () => {
  it.each([
    ['test-pages/crash.html', true],
    ['ru/test-pages/news/rss.xml', true],
    ['test-pages.html', true],
    ['ru/test-pages', true],
    ['android/test-pages/a.html', false],
    ['test-pages-of-others.html', false],
    ['android/banner.html', false],
  ])('%s: %s', (file, expected) => {
    expect(isTestPage(file)).toBe(expected);
  });
});
