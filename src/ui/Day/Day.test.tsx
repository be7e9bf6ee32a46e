import {cleanup, render} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import Day from './Day.tsx';

const useDateTimeFormat = vi.hoisted(() =>
  vi.fn((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', options)),
);
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.mock('@docusaurus/theme-common/internal', () => ({useDateTimeFormat}));

describe('Day', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllEnvs();
    useDateTimeFormat.mockClear();
  });

  it.each([
    [{}, 'February 3, 2031'],
    [{month: 'short'}, 'Feb 3, 2031'],
    [{withoutYear: true}, 'February 3'],
  ] as const)('formats a date with %j', (format, text) => {
    const {container} = render(<Day date="2031-02-03" itemProp="dateModified" {...format} />);
    expect(container.innerHTML).toBe(`<time datetime="2031-02-03" itemprop="dateModified">${text}</time>`);
  });

  it('preserves the served text until the date changes', () => {
    vi.stubEnv('HYDRATE_CLIENT_ENTRY', 'true');
    const container = document.createElement('div');
    container.innerHTML = '<time datetime="2031-02-03">3 Feb</time>';
    const {rerender} = render(<Day date="2031-02-03" />, {container, hydrate: true});
    expect(container.textContent).toBe('3 Feb');
    expect(useDateTimeFormat).not.toHaveBeenCalled();
    rerender(<Day date="2031-02-04" />);
    expect(container.textContent).toBe('February 4, 2031');
    rerender(<Day date="2031-02-03" />);
    expect(container.textContent).toBe('February 3, 2031');
  });

  it('formats the date if hydration failed', () => {
    vi.stubEnv('HYDRATE_CLIENT_ENTRY', 'true');
    const {container} = render(<Day date="2031-02-03" />);
    expect(container.textContent).toBe('February 3, 2031');
  });
});
