import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {liteClient} from 'algoliasearch/lite';
import fc from 'fast-check';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {hostedClient, recordAddress, type AlgoliaClient} from './hostedClient.ts';
import {SearchError} from './searchClient.ts';

interface Recorded {
  path: string;
  headers: Record<string, unknown>;
  body: {requests: Record<string, unknown>[]};
}

/** The local server's next response: a status and a body, or `hang` for no response. */
let next: {status: number; body: string} | 'hang';
const recorded: Recorded[] = [];
let server: Server;
let port = 0;

/** Returns a record in the format of Algolia's crawler and responses. */
const record = (
  level: string,
  hierarchy: Record<string, string>,
  url: string,
  tag: string,
  content?: string,
) => ({
  url,
  content: content ?? null,
  type: level,
  docusaurus_tag: tag,
  hierarchy: {
    lvl0: null,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
    ...hierarchy,
  },
  objectID: `1-${url}`,
  _snippetResult: {content: {value: content ?? '', matchLevel: 'full'}},
  _highlightResult: {
    hierarchy: Object.fromEntries(
      Object.entries(hierarchy).map(([key, value]) => [
        key,
        {value: value.replace(/(banner)/i, '<mark>$1</mark>'), matchLevel: 'full', matchedWords: ['banner']},
      ]),
    ),
  },
});

const answer = (hits: unknown[], more: object = {}) =>
  JSON.stringify({
    results: [
      {
        hits,
        nbHits: hits.length,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        exhaustiveNbHits: true,
        query: 'banner',
        params: 'query=banner',
        index: 'docs',
        processingTimeMS: 1,
        ...more,
      },
    ],
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      recorded.push({
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text) as Recorded['body'],
      });
      if (next === 'hang') return;
      response.writeHead(next.status, {'Content-Type': 'application/json'});
      response.end(next.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  recorded.length = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const client = (timeout = 2000) =>
  hostedClient({
    client: () =>
      Promise.resolve(
        liteClient('APPID', 'searchkey', {
          hosts: [{url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'}],
          timeouts: {connect: timeout, read: timeout, write: timeout},
          // Responses aren't cached so that every test sends a request.
          responsesCache: {
            get: async (_key, load) => load(),
            set: async (_key, value) => value,
            delete: async () => undefined,
            clear: async () => undefined,
          },
        }) as unknown as AlgoliaClient,
      ),
    indexName: 'docs',
    language: 'ru',
    tags: ['default', 'docs-android-current', 'docs-ios-current'],
    siteUrl: 'https://docs.appodeal.com',
    sectionLabel: (section) => ({android: 'Android SDK', ios: 'iOS SDK'})[section] ?? '',
    exists: (path) => Promise.resolve(/^\/(?:ios|unity)\/ad-types\/banner$/.test(path)),
  });

describe('hosted search', () => {
  test('requests the pages of the language and the tags from Algolia', async () => {
    next = {status: 200, body: answer([])};
    await client().search({text: 'баннер', near: 'ios', platform: 'unity', offset: 40, limit: 20});
    const [request] = recorded;
    expect(request?.path).toMatch(/^\/1\/indexes\/\*\/queries/);
    expect(request?.headers['x-algolia-application-id'] ?? request?.path).toContain('APPID');
    expect(request?.body.requests).toEqual([
      {
        indexName: 'docs',
        query: 'баннер',
        facetFilters: [
          'language:ru',
          [
            'docusaurus_tag:default',
            'docusaurus_tag:docs-android-current',
            'docusaurus_tag:docs-ios-current',
          ],
        ],
        optionalFilters: ['docusaurus_tag:docs-ios-current', 'platform:unity'],
        removeWordsIfNoResults: 'allOptional',
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'docusaurus_tag'],
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        distinct: 4,
        hitsPerPage: 20,
        page: 2,
      },
    ]);
  });

  test('the section filter replaces the tags', async () => {
    next = {status: 200, body: answer([])};
    await client().search({text: 'x', section: 'android'});
    expect(recorded[0]?.body.requests[0]?.facetFilters).toEqual([
      'language:ru',
      ['docusaurus_tag:docs-android-current'],
    ]);
  });

  test('posts have their own tag, which is the section', async () => {
    const url = 'https://docs.appodeal.com/news/sdk-3-10-0';
    next = {status: 200, body: answer([record('lvl1', {lvl1: 'SDK 3.10.0'}, url, 'news')])};
    const {subjects} = await client().search({text: 'x', section: 'news'});
    expect(recorded[0]?.body.requests[0]?.facetFilters).toEqual(['language:ru', ['docusaurus_tag:news']]);
    expect(subjects.map(({section}) => section)).toEqual(['news']);
  });

  test('records of one page become one page with its headings', async () => {
    const url = 'https://docs.appodeal.com/android/ad-types/banner';
    next = {
      status: 200,
      body: answer(
        [
          record('lvl1', {lvl0: 'Android SDK', lvl1: 'Banner'}, url, 'docs-android-current'),
          record(
            'content',
            {lvl0: 'Android SDK', lvl1: 'Banner', lvl2: 'Callbacks'},
            `${url}#callbacks`,
            'docs-android-current',
            '…the <mark>banner</mark> loads…',
          ),
          record('lvl1', {lvl1: 'Banner demo'}, 'https://github.com/appodeal/demo', 'default'),
        ],
        {nbHits: 31},
      ),
    };
    const result = await client().search({text: 'banner'});
    expect(result).toEqual({
      total: 31,
      marks: ['banner'],
      subjects: [
        {
          subject: '/*/ad-types/banner',
          url: '/android/ad-types/banner',
          title: 'Banner',
          context: 'Android SDK',
          section: 'android',
          sections: [{heading: 'Callbacks', anchor: 'callbacks', excerpt: '…the banner loads…'}],
          versions: [
            {platform: 'android', url: '/android/ad-types/banner'},
            {platform: 'ios', url: '/ios/ad-types/banner'},
            {platform: 'unity', url: '/unity/ad-types/banner'},
          ],
          missing: [],
        },
        {
          subject: 'https://github.com/appodeal/demo',
          url: 'https://github.com/appodeal/demo',
          title: 'Banner demo',
          context: '',
          section: '',
          sections: [],
          versions: [],
          missing: [],
        },
      ],
    });
  });

  describe('records of the versions of a page', () => {
    const versions = (...platforms: string[]) =>
      answer(
        platforms.map((platform) =>
          record(
            'lvl1',
            {lvl1: 'Banner'},
            `https://docs.appodeal.com/${platform}/ad-types/banner`,
            `docs-${platform}-current`,
          ),
        ),
      );
    const first = async (text: string, platform?: 'android' | 'ios' | 'unity') => {
      next = {status: 200, body: versions('android', 'ios', 'unity')};
      const {subjects} = await client().search({text, platform});
      expect(subjects).toHaveLength(1);
      return subjects[0]?.url;
    };

    test('become one result, which opens the version for the platform that the query names, or the reader’s', async () => {
      expect(await first('banner')).toBe('/android/ad-types/banner');
      expect(await first('banner', 'unity')).toBe('/unity/ad-types/banner');
      expect(await first('banner iphone', 'unity')).toBe('/ios/ad-types/banner');
      expect(await first('баннер айфон', 'unity')).toBe('/ios/ad-types/banner');
    });

    test('with a platform as the only section, other versions aren’t offered', async () => {
      next = {status: 200, body: versions('ios')};
      const {subjects} = await client().search({text: 'banner', section: 'ios'});
      expect(subjects[0]?.versions).toEqual([]);
    });
  });

  test('words that no record of a page matches are missing from it', async () => {
    const matching = (path: string, ...matchedWords: string[]) => ({
      ...record('lvl1', {lvl1: 'Page'}, `https://docs.appodeal.com${path}`, 'default'),
      _highlightResult: {hierarchy: {lvl1: {value: 'Page', matchLevel: 'partial', matchedWords}}},
    });
    next = {
      status: 200,
      body: answer([
        matching('/a', 'баннер', '3', '10'),
        matching('/a#b', 'Zulu'),
        matching('/b', 'zulu'),
        3,
      ]),
    };
    const {subjects} = await client().search({text: 'как баннер Zulu 3.10 Новый'});
    expect(subjects.map(({missing}) => missing)).toEqual([['Новый'], ['баннер', '3.10', 'Новый']]);
    // Answers without this information report no missing words.
    next = {status: 200, body: answer([{url: 'https://docs.appodeal.com/a', hierarchy: {lvl1: 'x'}}])};
    expect((await client().search({text: 'zulu'})).subjects[0]?.missing).toEqual([]);
  });

  test.each([
    ['a refusal', {status: 403, body: '{"message":"Invalid Application-ID or API key","status":403}'}],
    ['a server error', {status: 500, body: 'oops'}],
    ['no JSON', {status: 200, body: '<html>'}],
    ['no results', {status: 200, body: '{}'}],
    ['results of another kind', {status: 200, body: '{"results":[{"hits":"none"}]}'}],
    ['null', {status: 200, body: 'null'}],
  ])('%s is a failure that the window can show', async (_name, response) => {
    next = response;
    await expect(client(300).search({text: 'banner'})).rejects.toBeInstanceOf(SearchError);
  });

  test('a timeout is also a failure', async () => {
    next = 'hang';
    await expect(client(50).search({text: 'banner'})).rejects.toBeInstanceOf(SearchError);
  });

  test('hits of another kind are omitted', async () => {
    next = {
      status: 200,
      body: answer([
        null,
        3,
        {url: 5},
        {url: 'javascript:alert(1)', hierarchy: {lvl1: 'x'}},
        {url: 'https://docs.appodeal.com/a', hierarchy: {lvl1: '<img src=x onerror=alert(1)>'}},
      ]),
    };
    const result = await client().search({text: 'banner'});
    expect(result.subjects.map(({url}) => url)).toEqual(['/a']);
    expect(result.subjects[0]?.title).toBe('<img src=x onerror=alert(1)>');
  });

  test('hostile queries are sent to the service as text, limited to 512 characters', async () => {
    const sent: string[] = [];
    const echo = hostedClient({
      client: () =>
        Promise.resolve({
          search: ({requests}) => {
            const query = String(requests[0]?.query);
            sent.push(query);
            return Promise.resolve({
              results: [{hits: [{url: 'https://docs.appodeal.com/a', hierarchy: {lvl1: query || 'x'}}]}],
            });
          },
        }),
      indexName: 'docs',
      language: 'en',
      tags: [],
      siteUrl: 'https://docs.appodeal.com',
      sectionLabel: () => '',
      exists: () => Promise.resolve(false),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({unit: 'binary', maxLength: 300}),
          fc.string({unit: 'binary', minLength: 9_000, maxLength: 10_000, size: 'max'}),
          fc.constantFrom('<script>', '"><img onerror=1>', '\uD800'),
        ),
        async (text) => {
          const {subjects} = await echo.search({text});
          expect(sent.at(-1)?.length).toBeLessThanOrEqual(512);
          expect(subjects[0]?.title).toBe(sent.at(-1) || 'x');
        },
      ),
      {numRuns: 500},
    );
  });
});

test('URLs', () => {
  const site = 'https://docs.appodeal.com';
  expect(recordAddress('https://docs.appodeal.com/ru/a?b#c', site)).toBe('/ru/a?b#c');
  expect(recordAddress('https://example.com/a', site)).toBe('https://example.com/a');
  expect(recordAddress('javascript:alert(1)', site)).toBeUndefined();
  expect(recordAddress('/a', site)).toBeUndefined();
});
