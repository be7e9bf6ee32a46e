import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import CopyPage from './CopyPage.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('../MarkdownLink/useMarkdownAddress.ts', () => ({useMarkdownAddress: () => '/android/banner.md'}));

describe('CopyPage', () => {
  const write = vi.fn<(items: {parts: Record<string, Promise<Blob>>}[]) => Promise<void>>();
  const fetchText = vi.fn<(address: string) => Promise<Response>>();

  beforeEach(() => {
    write.mockReset().mockImplementation(async ([item]) => {
      await item?.parts['text/plain'];
    });
    fetchText
      .mockReset()
      .mockImplementation(() =>
        Promise.resolve(new Response('# Banner', {headers: {'Content-Type': 'text/markdown'}})),
      );
    vi.stubGlobal('fetch', fetchText);
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly parts: Record<string, Promise<Blob>>) {}
      },
    );
    vi.stubGlobal('navigator', {clipboard: {write}});
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function press(name = 'Copy page'): Promise<void> {
    await act(async () => {
      fireEvent.click(screen.getByRole('button', {name}));
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  const said = () => screen.getByRole('status').textContent;

  it('loads nothing until it is clicked, then copies the Markdown and confirms it', async () => {
    render(<CopyPage />);
    expect(fetchText).not.toHaveBeenCalled();
    await press();
    expect(fetchText).toHaveBeenCalledExactlyOnceWith('/android/banner.md');
    const blob = await write.mock.calls[0]?.[0][0]?.parts['text/plain'];
    expect(blob?.size).toBe('# Banner'.length);
    expect(said()).toBe('Copied');
    expect(screen.queryByRole('button', {name: 'Copied'})).not.toBeNull();
  });

  it('shows an error if the browser denies access or has no clipboard', async () => {
    write.mockRejectedValue(new Error('not allowed'));
    render(<CopyPage />);
    await press();
    expect(said()).toContain("doesn't allow copying");
    vi.stubGlobal('navigator', {});
    await press();
    expect(said()).toContain("doesn't allow copying");
  });

  it.each([
    ['is missing', new Response('', {status: 404})],
    ['is another page', new Response('<html>', {headers: {'Content-Type': 'text/html'}})],
  ])('shows an error when the text %s', async (_, response) => {
    fetchText.mockResolvedValue(response);
    render(<CopyPage />);
    await press();
    expect(said()).toContain("couldn't be loaded");
  });

  it('has a link that works without scripts', () => {
    render(<CopyPage />);
    expect(screen.getByText('View as Markdown').getAttribute('href')).toBe('/android/banner.md');
  });

  it('closes its menu on Escape and on a press outside it, but not on a press inside', () => {
    const {container} = render(<CopyPage />);
    const menu = container.querySelector('details');
    const open = () => {
      fireEvent.click(menu?.querySelector('summary') ?? container);
      expect(menu?.open).toBe(true);
    };
    open();
    fireEvent.pointerDown(screen.getByText('View as Markdown'));
    expect(menu?.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(menu?.open).toBe(false);
    open();
    screen.getByText('View as Markdown').focus();
    fireEvent.keyDown(screen.getByText('View as Markdown'), {key: 'Escape'});
    expect(menu?.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});
