import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';

import Feedback from './Feedback.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/android/banner'})}));
let isEmbedded = false;
vi.mock('../../embedding/useIsEmbedded.ts', () => ({useIsEmbedded: () => isEmbedded}));

const fetchMock = vi.fn<typeof fetch>();

function configure(settings: Record<string, string>): void {
  document.head.innerHTML = Object.entries(settings)
    .map(([name, content]) => `<meta name="${name}" content="${content}">`)
    .join('');
}

const show = () => render(<Feedback title="Banner" version="9.8.7" />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const sent = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
const settle = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  isEmbedded = false;
  document.documentElement.lang = 'en';
  fetchMock.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.dataLayer;
  speak('en');
});

describe('Feedback', () => {
  it('is absent without configuration, and on embedded pages', async () => {
    configure({});
    const {container} = show();
    await settle();
    expect(container.innerHTML).toBe('');
    cleanup();
    configure({'feedback-endpoint': 'https://f.example.com/', repository: 'https://github.com/a/b'});
    isEmbedded = true;
    const embedded = show();
    await settle();
    expect(embedded.container.innerHTML).toBe('');
    cleanup();
    configure({'feedback-endpoint': 'https://f.example.com/', 'feedback-embedded': 'true'});
    show();
    expect(await screen.findByRole('button', {name: 'Yes'})).toBeTruthy();
  });

  it('sends the answer to the endpoint without cookies, and then the reason', async () => {
    configure({'feedback-endpoint': 'https://f.example.com/', 'tag-manager': 'GTM-ABC1234'});
    show();
    await screen.findByRole('region', {name: 'Feedback'});
    press('No');
    press('No');
    fireEvent.change(screen.getByRole('textbox', {name: /What is missing/}), {target: {value: ' a table '}});
    screen.getByRole('button', {name: 'Send'}).focus();
    press('Send');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    const answer = {
      event: 'page_feedback',
      answer: 'no',
      page: '/android/banner',
      language: 'en',
      version: '9.8.7',
    };
    expect(sent()).toEqual([answer, {...answer, reason: 'a table'}]);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({credentials: 'omit', referrerPolicy: 'no-referrer'});
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    expect(screen.queryByRole('textbox')).toBeNull();
    await settle();
    expect(screen.getByRole('status').textContent).toBe('Thank you.');
    expect(window.dataLayer).toBeUndefined();
  });

  it('reports an answer that could not be sent, and sends it again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    fetchMock.mockResolvedValueOnce(new Response(null, {status: 500}));
    configure({'feedback-endpoint': 'https://f.example.com/'});
    show();
    await screen.findByRole('region', {name: 'Feedback'});
    press('Yes');
    expect(await screen.findByText(/couldn't be sent/)).toBeTruthy();
    press('Yes');
    await settle();
    expect(screen.getByRole('status').textContent).toBe('Thank you.');
    expect(sent()).toHaveLength(2);
  });

  it('reports the result of the last request, and only when it is known', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const requests: {resolve: (response: Response) => void; reject: (error: Error) => void}[] = [];
    fetchMock.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          requests.push({resolve, reject});
        }),
    );
    configure({'feedback-endpoint': 'https://f.example.com/'});
    show();
    await screen.findByRole('region', {name: 'Feedback'});
    press('No');
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    fireEvent.change(screen.getByRole('textbox'), {target: {value: 'a table'}});
    press('Send');
    requests[1]?.resolve(new Response());
    await settle();
    expect(screen.getByRole('status').textContent).toBe('Thank you.');
    requests[0]?.reject(new Error('timeout'));
    await settle();
    expect(screen.getByRole('status').textContent).toBe('Thank you.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps a reason that could not be sent', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    configure({'feedback-endpoint': 'https://f.example.com/'});
    show();
    await screen.findByRole('region', {name: 'Feedback'});
    press('No');
    fetchMock.mockResolvedValueOnce(new Response(null, {status: 500}));
    fireEvent.change(screen.getByRole('textbox'), {target: {value: 'a table'}});
    press('Send');
    await settle();
    expect(screen.getByRole('status').textContent).toContain("couldn't be sent");
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('a table');
  });

  it('uses the tag manager, in Russian, but not for readers who opted out', async () => {
    configure({'tag-manager': 'GTM-ABC1234'});
    speak('ru');
    const {unmount} = show();
    await screen.findByRole('region', {name: 'Обратная связь'});
    press('Да');
    expect(window.dataLayer).toMatchObject([{event: 'page_feedback', answer: 'yes'}]);
    expect(fetchMock).not.toHaveBeenCalled();
    unmount();
    vi.stubGlobal('navigator', {globalPrivacyControl: true});
    const {container} = show();
    await settle();
    expect(container.innerHTML).toBe('');
  });

  it('links to a new issue in the repository', async () => {
    configure({repository: 'https://github.com/a/b/'});
    show();
    const link = await screen.findByRole('link', {name: 'Report a problem on this page'});
    const {pathname, searchParams} = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe('/a/b/issues/new');
    expect(searchParams.get('title')).toBe('Problem on the page "Banner"');
    expect(searchParams.get('body')).toContain('/android/banner\nSDK version: 9.8.7');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
