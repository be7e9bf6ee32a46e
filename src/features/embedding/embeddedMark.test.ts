import {describe, expect, it} from 'vitest';

import {embeddedMark} from './embeddedMark.ts';
import {isEmbeddedAddress} from '../../site/sections.ts';

/** Runs the script for a path, and returns the attributes that it sets. */
function marksOf(pathname: string, baseUrl: string): string[] {
  const marks: string[] = [];
  const run = new Function('location', 'document', embeddedMark(baseUrl)) as (
    location: object,
    document: object,
  ) => void;
  run({pathname}, {documentElement: {setAttribute: (name: string) => marks.push(name)}});
  return marks;
}

describe('embeddedMark', () => {
  it.each([
    ['/onboarding/none', '/', true],
    ['/onboarding', '/', true],
    ['/onboardingfoo', '/', false],
    ['/de/publishing/none', '/', true],
    ['/ru/publishing/none', '/ru/', true],
    ['/ru/android/onboarding', '/ru/', false],
    ['/help/ru/publishing/none', '/help/ru/', true],
    ['/android/none', '/', false],
    ['/', '/', false],
  ])('agrees with isEmbeddedAddress on %s under %s', (pathname, baseUrl, isEmbedded) => {
    expect(marksOf(pathname, baseUrl)).toEqual(isEmbedded ? ['data-embedded'] : []);
    expect(isEmbeddedAddress(pathname, baseUrl)).toBe(isEmbedded);
  });
});
