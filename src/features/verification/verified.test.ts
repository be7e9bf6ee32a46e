import {describe, expect, it} from 'vitest';

import {findFaults, tellFault} from '../../site/readData.ts';

import {platformOfPage, verifiedOf, verifiedSchema} from './verified.ts';

const FILE = 'docs/android/banner.mdx';

const page = (field: string): string => `---\ntitle: Banner\n${field}---\n\nText.\n`;

const faultsOf = (data: unknown): string[] => findFaults(verifiedSchema, data).map(tellFault);

describe('the verified field of a page', () => {
  it('returns release, day, and sources', () => {
    const raw = page(
      'verified:\n  sdk: 9.8.7\n  date: 2031-02-03\n  sources:\n    - https://example.com/docs/banner\n',
    );
    expect(verifiedOf(FILE, raw)).toEqual({
      sdk: '9.8.7',
      date: '2031-02-03',
      sources: ['https://example.com/docs/banner'],
    });
  });

  it('is optional, and needs only a day', () => {
    expect(verifiedOf(FILE, page(''))).toBeUndefined();
    expect(verifiedOf(FILE, page('verified:\n  date: 2031-02-03\n'))).toEqual({date: '2031-02-03'});
  });

  it('accepts a day that the YAML parser of the build has turned into a date', () => {
    expect(verifiedSchema.parse({date: new Date('2031-02-03T00:00:00Z')})).toEqual({date: '2031-02-03'});
  });

  it('is rejected with the names of the page and the field', () => {
    expect(() => verifiedOf(FILE, page('verified:\n  date: 2031-02-30\n'))).toThrow(
      `${FILE}: verified: date "2031-02-30": must be a day, yyyy-mm-dd`,
    );
  });

  it.each([
    ['2031-02-03', 'must be an object with date, sdk, and sources'],
    [{}, 'date: must be a day, yyyy-mm-dd'],
    [{date: 'February 3, 2031'}, 'date "February 3, 2031": must be a day, yyyy-mm-dd'],
    [{date: '2031-02-03', sdk: 3.1}, 'sdk 3.1: must be a string'],
    [{date: '2031-02-03', sdk: 'latest'}, 'sdk "latest": must be a version, for example 3.10.0'],
    [{date: '2031-02-03', by: 'me'}, 'by: unknown key; allowed keys: sdk, date, sources'],
    [{date: '2031-02-03', sources: []}, 'sources []: must not be empty; leave it out if there are none'],
    [
      {date: '2031-02-03', sources: 'https://a.example'},
      'sources "https://a.example": must be a list of https URLs',
    ],
    [
      {date: '2031-02-03', sources: ['http://a.example/b']},
      'sources: entry 1 "http://a.example/b": must be the https URL of a public page',
    ],
    [
      {date: '2031-02-03', sources: ['https://localhost/b']},
      'sources: entry 1 "https://localhost/b": must be the https URL of a public page',
    ],
    [
      {date: '2031-02-03', sources: ['https://a.example/b', 'https://a.example/b/']},
      'sources: entry 2 "https://a.example/b/": appears twice; leave one',
    ],
  ])('rejects %j', (data, message) => {
    expect(faultsOf(data)).toEqual([message]);
  });
});

describe('the platform of a page', () => {
  it('is that of its section, or the one that its path names', () => {
    expect(platformOfPage('android', 'ad-types/banner.mdx')).toBe('android');
    expect(platformOfPage('onboarding', 'ios/get-started.mdx')).toBe('ios');
    expect(platformOfPage('publishing', 'setup/unity.mdx')).toBe('unity');
  });

  it('is unknown if there is none, or several', () => {
    expect(platformOfPage('reporting', 'metrics.mdx')).toBeUndefined();
    expect(platformOfPage('android', 'advanced/ios.mdx')).toBeUndefined();
  });
});
