import {describe, expect, it} from 'vitest';
import {isEmbeddedAddress, isEmbeddedPath} from './sections.ts';

describe('sections', () => {
  it.each([
    ['/onboarding', true],
    ['/onboarding/android/get-started', true],
    ['/ru/onboarding', true],
    ['/ru/publishing/app-ads-txt', true],
    ['/publishing/', true],
    ['/onboarding-tips', false],
    ['/rus/onboarding', false],
    ['/android/onboarding', false],
    ['/', false],
  ])('%s is embedded: %s', (pathname, embedded) => {
    expect(isEmbeddedPath(pathname)).toBe(embedded);
  });
});

describe('URLs of a build', () => {
  it.each([
    ['/help/ru/onboarding', '/help/ru/', true],
    ['/help/onboarding', '/help/', true],
    ['/help/ru/onboarding', '/help/', true],
    ['/ru/android', '/ru/', false],
    ['/onboarding', '/ru/', true],
  ])('%s of %s is embedded: %s', (pathname, baseUrl, embedded) => {
    expect(isEmbeddedAddress(pathname, baseUrl)).toBe(embedded);
  });
});
