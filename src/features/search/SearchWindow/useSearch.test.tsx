import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {hostedClient} from '../hostedClient.ts';
import {SearchError, type SearchClient, type SearchQuery, type SubjectHit} from '../searchClient.ts';

import {useSearch} from './useSearch.ts';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, message: string) => message.split('|')[count === 1 ? 0 : 1],
  }),
}));

const page = (number: number): SubjectHit => ({
  subject: `/page-${number}`,
  url: `/page-${number}`,
  title: `Page ${number}`,
  context: '',
  section: '',
  sections: [],
  versions: [],
  missing: [],
});

const clientOf = (search: SearchClient['search']): SearchClient => ({
  longest: 100,
  search,
  excerpt: () => Promise.resolve(''),
  warmUp: () => undefined,
});

const flush = () => act(() => Promise.resolve());

const searchFor = (client: SearchClient, text: string) =>
  renderHook((props: {text: string; section?: string}) => useSearch(client, {limit: 5, ...props}), {
    initialProps: {text},
  });

afterEach(() => {
  cleanup();
});

describe('useSearch', () => {
  it('requests the next part based on the number requested so far and shows each subject only once', async () => {
    const asked: SearchQuery[] = [];
    const parts = [[page(1), page(2)], [page(2), page(3), page(4)], [page(5)]];
    const {result} = searchFor(
      clientOf((query) => {
        asked.push(query);
        return Promise.resolve({total: 12, marks: [], subjects: parts[asked.length - 1] ?? []});
      }),
      'page',
    );
    await flush();
    for (let part = 1; part < 3; part += 1) {
      act(() => {
        result.current.showMore?.();
      });
      await flush();
    }
    expect(asked.map(({offset = 0}) => offset)).toEqual([0, 5, 10]);
    expect(result.current.answer?.subjects.map(({url}) => url)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `/page-${n}`),
    );
    expect(result.current.showMore).toBeUndefined();
  });

  it('loads all result pages of the hosted search', async () => {
    const asked: unknown[] = [];
    const client = hostedClient({
      client: () =>
        Promise.resolve({
          search: ({requests: [request]}) => {
            const number = request?.page as number;
            asked.push(number);
            // Algolia counts groups. Each has records for a page and one of its headings.
            const hits = Array.from({length: number < 2 ? 5 : 2}, (_, at) => {
              const url = `https://docs.appodeal.com/page-${5 * number + at}`;
              return [
                {url, hierarchy: {lvl1: 'Page'}},
                {url: `${url}#a`, hierarchy: {lvl1: 'Page', lvl2: 'A'}},
              ];
            }).flat();
            return Promise.resolve({results: [{hits, nbHits: 12}]});
          },
        }),
      indexName: 'docs',
      language: 'en',
      tags: [],
      siteUrl: 'https://docs.appodeal.com',
      sectionLabel: () => '',
      exists: () => Promise.resolve(false),
    });
    const {result} = searchFor(client, 'page');
    await flush();
    while (result.current.showMore && asked.length < 10) {
      const {showMore} = result.current;
      act(() => {
        showMore();
      });
      await flush();
      await flush();
    }
    expect(asked).toEqual([0, 1, 2]);
    expect(result.current.answer?.total).toBe(12);
    expect(new Set(result.current.answer?.subjects.map(({url}) => url)).size).toBe(12);
    expect(result.current.answer?.subjects).toHaveLength(12);
  });

  it('keeps the last answer while waiting and has none for blank text', async () => {
    const {result, rerender} = searchFor(
      clientOf(({text}) => Promise.resolve({total: 1, marks: [text], subjects: [page(1)]})),
      'a',
    );
    expect(result.current).toMatchObject({isWaiting: true, hasFailed: false});
    await flush();
    expect(result.current).toMatchObject({isWaiting: false, status: 'One result found'});
    rerender({text: 'b'});
    expect(result.current).toMatchObject({isWaiting: true, status: '', answer: {marks: ['a']}});
    await flush();
    expect(result.current).toMatchObject({isWaiting: false, answer: {marks: ['b']}});
    rerender({text: ' '});
    expect(result.current).toEqual({isWaiting: false, hasFailed: false, status: ''});
  });

  it('ignores additional results for an earlier query and reports a failure', async () => {
    const pending: ((subjects: SubjectHit[]) => void)[] = [];
    const search = vi.fn<SearchClient['search']>(({offset}) =>
      offset === undefined
        ? Promise.resolve({total: 20, marks: [], subjects: [page(1)]})
        : new Promise((resolve) => {
            pending.push((subjects) => {
              resolve({total: 20, marks: [], subjects});
            });
          }),
    );
    const {result, rerender} = searchFor(clientOf(search), 'a');
    await flush();
    act(() => {
      result.current.showMore?.();
    });
    rerender({text: 'b'});
    await flush();
    pending[0]?.([page(2)]);
    await flush();
    expect(result.current.answer?.subjects).toEqual([page(1)]);
    search.mockRejectedValueOnce(new SearchError('no network'));
    rerender({text: 'c'});
    await flush();
    expect(result.current.hasFailed).toBe(true);
    expect(result.current.answer).toBeUndefined();
  });
});
