/** English path of one page of each type. */
export const PAGE_TYPES = [
  '/',
  '/versions/',
  '/android',
  '/android/get-started',
  '/android/ad-types/banner',
  '/android/category/ad-types',
  '/android/changelog',
  '/android/upgrade-guide',
  '/advanced/sdk-deprecation-policy',
  '/reporting/reporting-api',
  '/faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash',
  '/onboarding',
];
