/** One page per type, starting with the most common types. The peers have the same pages. */
export const PAGE_TYPES: readonly [type: string, route: string][] = [
  ['ad type', '/android/ad-types/banner'],
  ['get-started', '/android/get-started'],
  ['landing', '/android'],
  ['changelog', '/ios/changelog'],
  ['home', '/'],
  ['troubleshooting', '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash'],
  ['index of problems', '/faq-and-troubleshooting'],
  ['reference', '/reporting/reporting-api'],
  ['configurator', '/android/advanced/configure-mediated-networks'],
  ['concept', '/networks-setup/mediation-groups/intro'],
];

/**
 * Returns the first page types in the list.
 * @throws Error if the number isn't between 1 and 10.
 */
export function firstPageTypes(count: string): typeof PAGE_TYPES {
  const number = Number(count);
  if (!Number.isInteger(number) || number < 1 || number > PAGE_TYPES.length) {
    throw new Error(`--pages is a number from 1 to ${PAGE_TYPES.length}, not "${count}"`);
  }
  return PAGE_TYPES.slice(0, number);
}
