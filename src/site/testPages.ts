/**
 * First part of the URLs of pages that only the browser tests open. They are built with the site, so that one build
 * serves both, and `scripts/build.ts` moves them out of what is deployed.
 */
export const TEST_PAGES = 'test-pages';

/** ID of the blog among them. */
export const TEST_NEWS = 'test-news';

/**
 * Returns whether a file of a build belongs to the test pages.
 * @param file path from the root of the build, or from the folder of a language, with forward slashes.
 */
export function isTestPage(file: string): boolean {
  return new RegExp(`^(?:[a-z]{2}/)?${TEST_PAGES}(?:[/.]|$)`).test(file);
}
