/**
 * First part of the addresses of pages that only the browser tests open. They are built with the site, so that one build
 * serves both, and `scripts/build.ts` moves them out of what is deployed.
 */
export const TEST_PAGES = 'test-pages';

/** Id of the blog among them. */
export const TEST_NEWS = 'test-news';

/**
 * Whether a file of a build belongs to those pages.
 * @param file path from the root of the build, or from the folder of a language, with forward slashes.
 */
export function isTestPage(file: string): boolean {
  return new RegExp(`^(?:[a-z]{2}/)?${TEST_PAGES}(?:[/.]|$)`).test(file);
}
