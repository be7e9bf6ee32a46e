import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {platformOf} from '../../site/platformOf.ts';

import {groupBySubject, subjectOf, versionsOf} from './subjects.ts';

test.each([
  ['/android/ad-types/banner', 'android', '/*/ad-types/banner'],
  ['/ru/ios/ad-types/banner', 'ios', '/ru/*/ad-types/banner'],
  ['/unity', 'unity', '/*'],
  ['/faq/unity-common-issues/admob-crash', 'unity', '/faq/*-common-issues/admob-crash'],
  ['/setup/meta/ios', 'ios', '/setup/meta/*'],
  ['/faq/android-permissions', 'android', '/faq/*-permissions'],
  ['/networks-setup/unityads', undefined, '/networks-setup/unityads'],
  ['/reporting/metrics', undefined, '/reporting/metrics'],
  ['/reporting/iosx', undefined, '/reporting/iosx'],
])('%s is about the platform %s and the subject %s', (path, platform, subject) => {
  expect(platformOf(path)).toBe(platform);
  expect(subjectOf(path)).toBe(subject);
});

test('a page on another site is its own subject', () => {
  expect(subjectOf('https://github.com/appodeal/android')).toBe('https://github.com/appodeal/android');
});

describe('versions', () => {
  const PATHS = ['/android/native', '/ios/native', '/android/manifest', '/faq'];
  const exists = (path: string) => PATHS.includes(path);

  test('lists the existing versions in the order of the platforms', () => {
    expect(versionsOf('/ios/native', exists)).toEqual([
      {platform: 'android', path: '/android/native'},
      {platform: 'ios', path: '/ios/native'},
    ]);
  });

  test('is empty for a page with one version and a search in one platform', () => {
    expect(versionsOf('/android/manifest', exists)).toEqual([]);
    expect(versionsOf('/faq', exists)).toEqual([]);
    expect(versionsOf('/ios/native', exists, 'ios')).toEqual([]);
    expect(versionsOf('/ios/native', exists, 'faq')).toHaveLength(2);
  });
});

describe('grouping', () => {
  const HITS = ['/unity/banner', '/news', '/android/banner', '/ios/banner', '/ios/att', '/news/ios'];
  const group = (named: string[] = [], platform?: 'android' | 'ios' | 'unity') =>
    groupBySubject(HITS, (hit) => hit, {named: new Set(named), platform});

  test('each subject has one hit, at the place of its best version', () => {
    expect(group()).toEqual(['/unity/banner', '/news', '/ios/att', '/news/ios']);
  });

  test('a named platform takes precedence over the reader’s, which takes precedence over the best rank', () => {
    expect(group([], 'ios')[0]).toBe('/ios/banner');
    expect(group(['android'], 'ios')[0]).toBe('/android/banner');
    expect(group(['android', 'ios'], 'ios')[0]).toBe('/ios/banner');
    expect(group(['android', 'ios'], 'unity')[0]).toBe('/android/banner');
  });

  test('a version that doesn’t match never opens', () => {
    expect(group(['android'], 'unity')).toContain('/ios/att');
  });

  test('no subject gets lost or is repeated', () => {
    const path = fc.array(fc.constantFrom('android', 'ios', 'unity', 'a', 'b'), {minLength: 1, maxLength: 3});
    fc.assert(
      fc.property(fc.uniqueArray(path.map((parts) => `/${parts.join('/')}`)), (hits) => {
        const grouped = groupBySubject(hits, (hit) => hit, {}).map(subjectOf);
        expect(grouped).toEqual([...new Set(hits.map(subjectOf))]);
      }),
    );
  });
});
