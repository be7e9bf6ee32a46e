import {act, fireEvent, render, screen} from '@testing-library/react';
import React, {useState} from 'react';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import type {SearchAnswer, SearchQuery} from '../searchClient.ts';

import SearchResults from './SearchResults.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, forms: string) => forms}),
  useQueryString: () => useState(''),
  useSearchQueryString: () => useState('page'),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {currentLocale: 'en'}})}));
const site = vi.hoisted(() => ({client: undefined as unknown}));
vi.mock('../SearchWindow/useSearchClient.ts', () => ({useSearchClient: () => site.client}));

let total = 0;
const wait = () =>
  act(async () => {
    await Promise.resolve();
  });

beforeEach(() => {
  site.client = {
    longest: 100,
    excerpt: () => Promise.resolve(''),
    search: ({offset = 0, limit = 0}: SearchQuery): Promise<SearchAnswer> =>
      Promise.resolve({
        total,
        marks: [],
        subjects: Array.from({length: Math.min(limit, total - offset)}, (_, index) => ({
          subject: `/${offset + index}`,
          url: `/${offset + index}`,
          title: `Page ${offset + index}`,
          context: 'iOS SDK',
          section: 'ios',
          excerpt: 'Text.',
          sections: [],
          versions: [],
          missing: [],
        })),
      }),
  };
});

const more = () => screen.getByRole('button', {name: 'Show more'});

describe('SearchResults', () => {
  it('passes the focus to the first new result', async () => {
    total = 40;
    render(<SearchResults />);
    await wait();
    for (const first of ['Page 15', 'Page 30']) {
      more().focus();
      fireEvent.click(more());
      await wait();
      expect(document.activeElement?.textContent).toBe(first);
    }
    expect(screen.queryByRole('button', {name: 'Show more'})).toBeNull();
  });

  it('leaves the focus in the field if the reader types before the results arrive', async () => {
    total = 20;
    render(<SearchResults />);
    await wait();
    fireEvent.click(more());
    screen.getByRole('searchbox').focus();
    await wait();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('passes the focus from a suggestion to the field', async () => {
    total = 0;
    render(<SearchResults />);
    await wait();
    const suggestion = screen.getByRole('button', {name: 'Test mode'});
    suggestion.focus();
    fireEvent.click(suggestion);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Test mode');
  });
});
