import {cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';

import SearchButton from './SearchButton.tsx';

const site = vi.hoisted(() => ({isBrowser: true}));
vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => site.isBrowser}));

describe('SearchButton', () => {
  afterEach(() => {
    cleanup();
    speak('en');
    site.isBrowser = true;
    vi.restoreAllMocks();
  });

  it.each([
    ['Linux x86_64', 'Control+k', ['Ctrl', 'K']],
    ['MacIntel', 'Meta+k', ['⌘', 'K']],
    ['iPad', 'Meta+k', ['⌘', 'K']],
  ])('names the keys of %s', (platform, shortcut, keys) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    const {container} = render(<SearchButton />);
    const button = screen.getByRole('button', {name: `Search (${shortcut})`});
    expect(button.getAttribute('aria-keyshortcuts')).toBe(shortcut);
    expect([...container.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(keys);
  });

  it('shows no shortcut in the built page, because the page is served to readers with any keyboard', () => {
    site.isBrowser = false;
    const html = renderToString(<SearchButton />);
    expect(html).toContain('aria-label="Search"');
    expect(html).not.toMatch(/kbd|keyshortcuts/);
  });

  it('is translated into Russian and accepts the attributes of a button', () => {
    speak('ru');
    const onClick = vi.fn();
    render(<SearchButton onClick={onClick} />);
    screen.getByRole('button', {name: /^Поиск \(/}).click();
    expect(onClick).toHaveBeenCalledOnce();
  });
});
