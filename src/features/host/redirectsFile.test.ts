import {describe, expect, it} from 'vitest';
import {parseRedirects, redirectFor} from '../../../scripts/hostRules.ts';
import {redirectsFile} from './redirectsFile.ts';
import {EARLIER_ADDRESSES} from './testData.ts';

const rules = parseRedirects(redirectsFile('/', EARLIER_ADDRESSES));
const to = (pathname: string) => redirectFor(pathname, rules)?.target ?? null;

describe('redirects', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/android', '/android'],
    ['/en/android/ad-types/banner', '/android/ad-types/banner'],
    ['/en/versions', '/versions/'],
    ['/android/index.html', '/android'],
    ['/android/ad-types/banner/index.html', '/android/ad-types/banner'],
    ['/ru/android/ad-types/banner/index.html', '/ru/android/ad-types/banner'],
    ['/networks-setup/mediation-groups/mediation-groups-intro', '/networks-setup/mediation-groups/intro'],
    ['/ru/networks-setup/admob/', '/ru/networks-setup/ad-networks/admob'],
    ['/en/networks-setup/admob', '/networks-setup/ad-networks/admob'],
    ['/ru/android/next/changelog', '/ru/android/changelog'],
    ['/en/unity/get-started', '/unity/get-started'],
    ['/en/unity/get-started/', '/unity/get-started'],
    ['/en/unity/get-started/data-protection/gdpr-and-ccpa', '/unity/data-protection/gdpr-and-ccpa'],
    ['/en/unity/get-started/advanced/changelog', '/unity/changelog'],
    ['/en/android/2-7-3-beta-android-sdk-integration-guide', '/android/get-started'],
    ['/flutter/get-started', 'https://github.com/appodeal/Appodeal-Flutter-Plugin'],
  ])('%s redirects to %s', (pathname, target) => {
    expect(to(pathname)).toBe(target);
  });

  it.each([
    '/',
    '/ru/',
    '/android',
    '/versions/',
    '/ru/versions/',
    '/android/get-started',
    '/english',
    '/en/no/such',
  ])("%s doesn't redirect", (pathname) => {
    expect(to(pathname)).toBeNull();
  });

  it('never redirect to another site because of a double slash', () => {
    for (const {source} of rules.filter(({source}) => source.includes('*'))) {
      for (const splat of ['/example.com', '//example.com', '\\example.com', 'https://example.com']) {
        const target = to(source.replace('*', () => splat)) ?? '/';
        const {origin} = new URL(target, 'https://docs.example.com');
        expect(origin, `${source} with ${splat}`).toBe('https://docs.example.com');
      }
    }
  });

  it('are all permanent and include the base URL', () => {
    expect(new Set(rules.map(({status}) => status))).toEqual(new Set([301]));
    const based = parseRedirects(redirectsFile('/help/', [{from: '/old', to: '/android'}]));
    expect(redirectFor('/help/ru/old/', based)?.target).toBe('/help/ru/android');
    expect(
      based.every(({source, target}) => source.startsWith('/help/') && target.startsWith('/help/')),
    ).toBe(true);
  });

  it('end with the wildcard rules, because the host counts all rules after a wildcard rule as wildcard rules', () => {
    const first = rules.findIndex(({source}) => source.includes('*'));
    expect(rules.slice(first).every(({source}) => source.includes('*'))).toBe(true);
  });

  it("stop the build if the host doesn't accept them", () => {
    const many = (count: number, end = '') =>
      Array.from({length: count}, (_, index) => ({from: `/old-${index}${end}`, to: '/android'}));
    expect(() => redirectsFile('/', many(400))).toThrow(
      /_redirects: \d+ rules, but Cloudflare Pages accepts only 2000/,
    );
    expect(() => redirectsFile('/', many(40, '/*'))).toThrow(
      /_redirects: \d+ rules with \*, but Cloudflare Pages accepts only 100/,
    );
    expect(() => redirectsFile('/', [{from: `/${'a'.repeat(990)}`, to: '/android'}])).toThrow(
      /_redirects: a line has \d+ characters/,
    );
  });
});
