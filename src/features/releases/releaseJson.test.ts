import {describe, expect, it} from 'vitest';
import type {Platform} from '../../site/sections.ts';
import {changelogEntry} from './changelogEntry.ts';
import {FEED_LENGTH} from './releaseFeed.ts';
import {releaseJson} from './releaseJson.ts';
import type {Release} from './releaseSchema.ts';

describe('machine-readable files', () => {
  const site = 'https://docs.example.com/';
  /**
   * More releases than fit into a feed, newest first, one per day, with every kind of line. The last ones have no date
   * or notes.
   */
  const many: Release[] = [
    {
      name: '3.10.0',
      date: '2025-09-12',
      build_date: '2025-09-11',
      sdks: {android: '3.10.0', ios: '3.10.0'},
      features: ['**New** `<T>` & [page](/ios/a)'],
      adapters: ['[Android] Appodeal adapters moved to 3.10.0.0'],
    },
    ...Array.from({length: FEED_LENGTH + 5}, (_, index) => ({
      name: `3.9.${FEED_LENGTH + 5 - index}`,
      date: new Date(Date.parse('2025-09-11') - index * 86_400_000).toISOString().slice(0, 10),
      fixes: [`Fix ${index}`],
    })),
    {name: '2.0.0', date: 'June 30, 2015'},
    {name: '1.11.1', date: null},
  ];
  const dataOf = (platform: Platform) =>
    releaseJson(
      many.map((release) => changelogEntry(release, null)),
      {platform, language: 'en', url: `${site}${platform}/changelog`, latest: '3.10.0'},
    );

  it('have the documented shape', () => {
    const data = dataOf('unity');
    expect(data).toMatchObject({
      platform: 'unity',
      language: 'en',
      latest: '3.10.0',
      url: `${site}unity/changelog`,
    });
    expect(data.releases).toHaveLength(many.length);
    expect(data.releases[0]).toMatchObject({
      version: '3.10.0',
      state: 'stable',
      promotedTo: null,
      date: '2025-09-12',
      buildDate: '2025-09-11',
      sdks: {android: '3.10.0', ios: '3.10.0'},
      url: `${site}unity/changelog#v3-10-0`,
    });
    const line = data.releases[0]?.notes?.adapters[0];
    expect(line).toMatchObject({text: 'Appodeal adapters moved to 3.10.0.0', tag: 'Android', language: 'en'});
    expect(line?.url).toMatch(/\/unity\/changelog#v3-10-0-[0-9a-z]{4}$/);
    expect(data.releases.at(-1)).toMatchObject({version: '1.11.1', date: null, notes: null});
    expect(data.releases.at(-2)).toMatchObject({version: '2.0.0', date: '2015-06-30', notes: null});
  });

  it('include the language of each line', () => {
    const texts = {lines: new Map([['New', 'Новое']]), patterns: []};
    const russian = changelogEntry(
      {name: '1.0.0', date: null, features: ['New', 'Old'], internalFixes: 'Inside'},
      texts,
    );
    const [release] = releaseJson([russian], {
      platform: 'ios',
      language: 'ru',
      url: 'u',
      latest: '1.0.0',
    }).releases;
    expect(release?.notes?.features.map(({text, language}) => [text, language])).toEqual([
      ['Новое', 'ru'],
      ['Old', 'en'],
    ]);
    expect(release?.internalFixes).toMatchObject({text: 'Inside', language: 'en'});
  });
});
