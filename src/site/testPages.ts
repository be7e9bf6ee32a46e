/**
 * First part of the URLs of pages that only the browser tests open. They are built together with the site to avoid a
 * second build, and `scripts/build.ts` moves them out of the folder to deploy.
 */
export const TEST_PAGES = 'test-pages';

/** ID of the blog among the test pages. */
export const TEST_NEWS = 'test-news';

/**
 * Returns whether a file of a build belongs to the test pages.
 * @param file path from the root of the build, or from the folder of a language, with forward slashes.
 */
export function isTestPage(file: string): boolean {
  return new RegExp(`^(?:[a-z]{2}/)?${TEST_PAGES}(?:[/.]|$)`).test(file);
}
