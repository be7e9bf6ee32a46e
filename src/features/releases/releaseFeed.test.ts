import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {PLATFORMS, type Platform} from '../../site/sections.ts';
import {changelogEntry} from './changelogEntry.ts';
import {FEED_LENGTH, releaseFeed} from './releaseFeed.ts';
import {releaseJson} from './releaseJson.ts';
import type {Release} from './releaseSchema.ts';
import {NOW, entry} from './testData.ts';

describe('machine-readable files', () => {
  const site = 'https://docs.example.com/';
  const labels = {
    title: 'Title & more',
    description: 'What',
    noNotes: 'None',
    lists: {features: 'Features', fixes: 'Fixes', adapters: 'Ships with', deprecations: 'Deprecations'},
  };
  const links = {rss: `${site}rss.xml`, atom: `${site}atom.xml`, json: `${site}feed.json`};
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
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['item', 'entry', 'link'].includes(name),
  });

  it.each(PLATFORMS)('feeds of %s are valid and depend only on data', (platform) => {
    const feed = releaseFeed(dataOf(platform), {labels, site, links});
    const [rss, atom] = [feed.rss2(), feed.atom1()];
    expect([XMLValidator.validate(rss), XMLValidator.validate(atom)]).toEqual([true, true]);

    const {channel} = (
      parser.parse(rss) as {rss: {channel: Record<string, unknown> & {item: Record<string, unknown>[]}}}
    ).rss;
    expect(channel).toMatchObject({title: 'Title & more', lastBuildDate: 'Fri, 12 Sep 2025 00:00:00 GMT'});
    expect(channel.item).toHaveLength(FEED_LENGTH);
    for (const item of channel.item) {
      expect(item.link).toEqual([
        expect.stringMatching(new RegExp(`^https://docs\\.example\\.com/${platform}/changelog#v`)),
      ]);
      expect(Date.parse(String(item.pubDate))).toBeLessThanOrEqual(NOW.getTime());
    }

    const {feed: tree} = parser.parse(atom) as {
      feed: Record<string, unknown> & {entry: {id: string; updated: string}[]};
    };
    expect(tree.updated).toBe('2025-09-12T00:00:00.000Z');
    expect(new Set(tree.entry.map(({id}) => id)).size).toBe(FEED_LENGTH);
    expect(tree.entry.map(({updated}) => updated)).toEqual(
      tree.entry
        .map(({updated}) => updated)
        .sort()
        .reverse(),
    );

    const json = JSON.parse(feed.json1()) as {
      version: string;
      feed_url: string;
      items: {content_html: string; date_modified: string}[];
    };
    expect(json).toMatchObject({
      version: expect.stringContaining('jsonfeed.org/version/1') as string,
      feed_url: links.json,
    });
    expect(json.items[0]?.date_modified).toBe('2025-09-12T00:00:00.000Z');
    // The same input produces the same bytes.
    expect(releaseFeed(dataOf(platform), {labels, site, links}).rss2()).toBe(rss);
  });

  it('escape special characters in lines', () => {
    const data = releaseJson(
      [entry('1.0.0', {fixes: ['[iOS] <b>&"x"</b> `<i>` [page](/ios/a)', ']]>']}), entry('0.9.0')],
      {platform: 'ios', language: 'en', url: `${site}ios/changelog`, latest: '1.0.0'},
    );
    const feed = releaseFeed(data, {labels, site, links});
    const [item, empty] = (JSON.parse(feed.json1()) as {items: {content_html: string}[]}).items;
    expect(item?.content_html).toContain(
      '<strong>iOS</strong> &lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt; <code>&lt;i&gt;</code> <a href="https://docs.example.com/ios/a">page</a>',
    );
    expect(empty?.content_html).toBe('<p>None</p>');
    expect(XMLValidator.validate(feed.rss2())).toBe(true);
  });
});
