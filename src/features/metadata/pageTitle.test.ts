import {expect, it} from 'vitest';

import {pageTitle} from './pageTitle.ts';

it.each([
  ['Banner', 'android', '/android/ad-types/banner', 'Banner – Android SDK'],
  ['Banner', 'onboarding', '/onboarding/ios/ad-types/banner', 'Banner – iOS, Onboarding'],
  [
    'AdMob Crash',
    'faq-and-troubleshooting',
    '/base/faq-and-troubleshooting/troubleshooting/unity-common-issues/admob-crash',
    'AdMob Crash – Unity, FAQ & Troubleshooting',
  ],
  ['Introduction', 'accelerator', '/accelerator/introduction', 'Introduction – Publishing Soft Launch'],
  ['Android SDK', 'android', '/android', 'Android SDK'],
  ['Test', 'unknown', '/unknown', 'Test'],
])('%s of %s at %s', (title, section, path, expected) => {
  expect(pageTitle(title, {section, locale: 'en', path})).toBe(expected);
});

it('names the section in the language of the page', () => {
  expect(pageTitle('Баннер', {section: 'unity', locale: 'ru', path: '/ru/unity/ad-types/banner'})).toBe(
    'Баннер – Плагин Unity',
  );
});
