import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import React from 'react';
import {MemoryRouter, useLocation} from 'react-router-dom';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';
import {SearchError, type SearchAnswer, type SearchQuery, type SubjectHit} from '../searchClient.ts';

import SearchWindow from './SearchWindow.tsx';

const site = vi.hoisted(() => ({
  search: undefined as unknown,
  baseUrl: '/',
  address: '',
}));

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({useActivePlugin: () => ({pluginId: 'android'})}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, message: string) => message.split('|')[count === 1 ? 0 : 1],
  }),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {baseUrl: site.baseUrl},
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'ru']},
  }),
}));
vi.mock('@docusaurus/router', () => import('react-router-dom'));
vi.mock('./useSearchClient.ts', () => ({useSearchClient: () => site.search}));

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__site';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__site';

const page = (number: number, more: Partial<SubjectHit> = {}): SubjectHit => ({
  subject: `/*/page-${number}`,
  url: `/android/page-${number}`,
  title: `Page ${number}`,
  context: 'Android SDK',
  section: 'android',
  excerpt: `Text of page ${number}.`,
  sections: [],
  versions: [],
  missing: [],
  ...more,
});

const answer = (subjects: SubjectHit[], total = subjects.length): SearchAnswer => ({
  subjects,
  total,
  marks: ['page'],
});

/** A back end whose answers arrive when the test resolves them. */
function fakeClient() {
  const asked: {query: SearchQuery; settle: (result: SearchAnswer | SearchError) => Promise<void>}[] = [];
  const client = {
    longest: 100,
    search: (query: SearchQuery) =>
      new Promise<SearchAnswer>((resolve, reject) => {
        asked.push({
          query,
          settle: async (result) => {
            await act(async () => {
              if (result instanceof SearchError) reject(result);
              else resolve(result);
              await Promise.resolve();
            });
          },
        });
      }),
    excerpt: () => Promise.resolve(''),
    warmUp: () => undefined,
  };
  return {client, asked};
}

beforeAll(() => {
  // Adds methods that jsdom doesn't support.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
});

let back: ReturnType<typeof fakeClient>;
const onClose = vi.fn();

beforeEach(() => {
  back = fakeClient();
  site.search = back.client;
});

afterEach(() => {
  cleanup();
  speak('en');
  localStorage.clear();
  onClose.mockClear();
});

function Address() {
  const {pathname, search, hash} = useLocation();
  site.address = pathname + search + hash;
  return null;
}

const show = (address = '/android') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SearchWindow onClose={onClose} />
      <Address />
    </MemoryRouter>,
  );

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (text: string) => fireEvent.change(field(), {target: {value: text}});
const press = (key: string) => fireEvent.keyDown(field(), {key});
const rows = () => screen.queryAllByRole('option');
const last = () => {
  const found = back.asked.at(-1);
  if (!found) throw new Error('No query was sent.');
  return found;
};

describe('SearchWindow', () => {
  it('starts with the selected text, with placeholders instead of the reader’s values', () => {
    const snippet = document.createElement('pre');
    snippet.innerHTML = 'start("<mark data-placeholder="YOUR_APP_KEY">secret</mark>",\n  1)';
    document.body.append(snippet);
    window.getSelection()?.selectAllChildren(snippet);
    show();
    expect(field().value).toBe('start("YOUR_APP_KEY", 1)');
    expect(last().query.text).toBe('start("YOUR_APP_KEY", 1)');
    window.getSelection()?.removeAllRanges();
    snippet.remove();
  });

  it('searches the pages of the section first and shows them with their headings', async () => {
    show();
    expect(back.asked).toHaveLength(0);
    type('page');
    expect(last().query).toEqual({
      text: 'page',
      near: 'android',
      section: undefined,
      platform: 'android',
      limit: 6,
    });
    const sections = [1, 2, 3, 4].map((number) => ({
      heading: `Heading ${number}`,
      anchor: `h${number}`,
      excerpt: 'Some text.',
    }));
    await last().settle(answer([page(1, {sections}), page(2)], 31));
    const [first, second] = screen.getAllByRole('group');
    expect(first?.textContent).toContain('Page 1 — Android SDK');
    expect(
      within(first as HTMLElement)
        .getAllByRole('option')
        .map((row) => row.getAttribute('href')),
    ).toEqual(['/android/page-1', '/android/page-1#h1', '/android/page-1#h2', '/android/page-1#h3']);
    expect(within(second as HTMLElement).getAllByRole('option')).toHaveLength(1);
    expect(rows()[0]?.querySelector('mark')?.textContent).toBe('Page');
    expect(screen.getByRole('status').textContent).toBe('31 results found');
    expect(screen.getByRole('link', {name: 'See all 31 results'}).getAttribute('href')).toBe(
      '/search?q=page',
    );
  });

  it('selects rows with the arrow keys and opens them with Enter', async () => {
    show();
    type('page');
    await last().settle(answer([page(1), page(2), page(3)]));
    const selected = () => rows().findIndex((row) => row.getAttribute('aria-selected') === 'true');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(selected()).toBe(0);
    press('ArrowDown');
    expect(selected()).toBe(1);
    expect(field().getAttribute('aria-activedescendant')).toBe(rows()[1]?.id);
    press('ArrowUp');
    press('ArrowDown');
    press('Enter');
    expect(onClose).toHaveBeenCalledOnce();
    expect(site.address).toBe('/android/page-2');
    expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toMatchObject([{url: '/android/page-2'}]);
  });

  const VERSIONS = (['android', 'ios', 'unity'] as const).map((platform) => ({
    platform,
    url: `/${platform}/page-1`,
  }));

  it('offers the versions of a page as rows that the arrow keys reach', async () => {
    show();
    type('page');
    await last().settle(answer([page(1, {versions: VERSIONS}), page(2)]));
    const [group] = screen.getAllByRole('group');
    const names = within(group as HTMLElement)
      .getAllByRole('option')
      .slice(1)
      .map((row) => [row.getAttribute('aria-label'), row.textContent, row.getAttribute('aria-current')]);
    expect(names).toEqual([
      ['Android — Page 1', 'Android', 'true'],
      ['iOS — Page 1', 'iOS', 'false'],
      ['Unity — Page 1', 'Unity', 'false'],
    ]);
    for (let presses = 0; presses < 2; presses += 1) press('ArrowDown');
    expect(field().getAttribute('aria-activedescendant')).toBe(rows()[2]?.id);
    press('Enter');
    expect(site.address).toBe('/ios/page-1');
    expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toMatchObject([
      {url: '/ios/page-1', hierarchy: {lvl0: 'iOS', lvl1: 'Page 1'}},
    ]);
  });

  it('asks for the platform of the page, or else for the one that was chosen last', async () => {
    const {unmount} = show('/reporting');
    type('page');
    expect(last().query.platform).toBeUndefined();
    await last().settle(answer([page(1, {versions: VERSIONS})]));
    fireEvent.click(screen.getByRole('option', {name: 'Unity — Page 1'}));
    unmount();
    const {unmount: close} = show('/reporting');
    type('page');
    expect(last().query.platform).toBe('unity');
    close();
    show('/faq/ios-common-issues/crash');
    type('page');
    expect(last().query.platform).toBe('ios');
    // The search page, which has no platform, continues with this one.
    fireEvent.submit(field());
    expect(localStorage.getItem('site.search.platform')).toBe('ios');
  });

  it.each([
    ['en', 'Missing: zebra, Zulu'],
    ['ru', 'не найдено: zebra, Zulu'],
  ] as const)('names the words that a result doesn’t contain (%s)', async (language, text) => {
    speak(language);
    show();
    type('page zebra Zulu');
    await last().settle(
      answer([page(1, {missing: ['zebra', 'Zulu']}), page(2), page(3, {missing: 'a b c d e'.split(' ')})]),
    );
    const [first, second, third] = rows();
    expect(first?.textContent).toContain(text);
    expect(second?.textContent).not.toContain(text.slice(0, 4));
    expect(third?.textContent).toContain('a, b, c, d, …');
  });

  it('selects the first row again with each answer and ignores late answers', async () => {
    show();
    type('pa');
    const early = last();
    type('page');
    await last().settle(answer([page(3), page(4)]));
    press('ArrowDown');
    await early.settle(answer([page(1)]));
    expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/android/page-3', '/android/page-4']);
    expect(rows()[1]?.getAttribute('aria-selected')).toBe('true');
    type('page 5');
    await last().settle(answer([page(5), page(6)]));
    expect(rows()[0]?.getAttribute('aria-selected')).toBe('true');
    expect(rows()[1]?.getAttribute('aria-selected')).not.toBe('true');
  });

  it('opens the search page when Enter is pressed before the answer', () => {
    show();
    type('page & more');
    fireEvent.submit(field());
    expect(onClose).toHaveBeenCalledOnce();
    expect(site.address).toBe('/search?q=page%20%26%20more');
  });

  it('lets the browser handle clicks that open a new tab', async () => {
    show();
    type('page');
    await last().settle(answer([page(1)]));
    const row = rows()[0] as HTMLElement;
    const prevented: boolean[] = [];
    const onClick = (event: Event) => {
      prevented.push(event.defaultPrevented);
      // jsdom can't navigate to links.
      event.preventDefault();
    };
    window.addEventListener('click', onClick);
    fireEvent.click(row, {ctrlKey: true});
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(row);
    expect(onClose).toHaveBeenCalledOnce();
    window.removeEventListener('click', onClick);
    expect(prevented).toEqual([false, true]);
  });

  it.each([
    ['en', 'Unable to fetch results', 'You might want to check your network connection.'],
    ['ru', 'Не удалось загрузить результаты поиска', 'Проверьте подключение к интернету.'],
  ] as const)('reports that the search failed, and recovers (%s)', async (language, title, help) => {
    speak(language);
    show();
    type('page');
    await last().settle(new SearchError('no network'));
    expect(screen.getByRole('alert').textContent).toBe(title + help);
    type('page 1');
    await last().settle(answer([page(1)]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  it.each([
    [
      'en',
      'No results for "zz"',
      'Try searching for',
      'Believe this query should return results?',
      'Let us know.',
    ],
    [
      'ru',
      'Нет результатов по запросу «zz»',
      'Попробуйте поискать',
      'Думаете, по этому запросу что-то должно найтись?',
      'Сообщите нам.',
    ],
  ] as const)('offers help when nothing is found (%s)', async (language, ...texts) => {
    speak(language);
    show();
    type('zz');
    await last().settle(answer([]));
    for (const text of texts) expect(screen.getByRole('dialog').textContent).toContain(text);
    const [suggestion] = screen.getAllByRole('button').slice(-3);
    fireEvent.click(suggestion as HTMLElement);
    expect(last().query.text).toBe(suggestion?.textContent);
    expect(field().value).toBe(suggestion?.textContent);
  });

  it.each([
    ['half of a surrogate pair', '\uD83D'],
    ['an emoji at the limit', `${'q'.repeat(199)}👍`],
    ['a million letters', 'q'.repeat(1_000_000)],
  ])('accepts any text: %s', async (_name, text) => {
    show();
    type(text);
    expect(last().query.text).toBe(text.slice(0, 100).replace('\uD83D', '\uFFFD'));
    await last().settle(answer([]));
    const mail = screen.getByRole('link').getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toMatch(/^mailto:.*: (?:\uFFFD|q{60}…)$/);
    type(`page ${text}`);
    await last().settle(answer([page(1)]));
    expect(rows()).toHaveLength(1);
  });

  it('shows a message if only the beginning is used for the search', () => {
    show();
    const notice = 'Search uses only the beginning of this text.';
    type('q'.repeat(100));
    expect(screen.queryByText(notice)).toBeNull();
    type('q'.repeat(101));
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it.each(['hello world', '5', 'null', '{}', '["banner"]', '[null]', '[{"a":1}]'])(
    'opens with the stored history %s',
    (stored) => {
      localStorage.setItem(RECENT, stored);
      localStorage.setItem(FAVORITES, stored);
      show();
      expect(field()).toBeTruthy();
      expect(screen.queryAllByRole('listitem')).toEqual([]);
    },
  );

  it('offers opened results and allows saving and removing them', async () => {
    const {unmount} = show();
    for (const number of [1, 2]) {
      type(`page ${number}`);
      await last().settle(answer([page(number)]));
      fireEvent.click(rows()[0] as HTMLElement);
    }
    unmount();
    show();
    const region = (name: string) => within(screen.getByRole('region', {name}));
    expect(
      region('Recent')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/android/page-2', '/android/page-1']);
    fireEvent.click(region('Recent').getByRole('button', {name: 'Save this search: Page 1'}));
    expect(region('Favorite').getByRole('link').getAttribute('href')).toBe('/android/page-1');
    fireEvent.click(region('Recent').getByRole('button', {name: 'Remove this search from history: Page 2'}));
    expect(screen.queryByRole('region', {name: 'Recent'})).toBeNull();
    expect(JSON.parse(localStorage.getItem(FAVORITES) ?? '')).toMatchObject([{url: '/android/page-1'}]);
    fireEvent.click(region('Favorite').getByRole('link'));
    expect(site.address).toBe('/android/page-1');
  });

  it('survives a browser translation, which replaces every text node', async () => {
    const translatePage = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    };
    show();
    for (const [text, result] of [
      ['page', answer([page(1), page(2)])],
      ['page 3', answer([page(3)])],
      ['zz', answer([])],
      ['yy', new SearchError('no network')],
      ['page 1', answer([page(1)])],
    ] as const) {
      translatePage();
      type(text);
      translatePage();
      await last().settle(result);
      translatePage();
      type('');
      translatePage();
    }
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
