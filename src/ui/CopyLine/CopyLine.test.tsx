import {act, cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import CopyLine from './CopyLine.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

const LINE = "pod 'Appodeal', '1.2.3'";

describe('CopyLine', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();

  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText}});
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function press(): Promise<void> {
    await act(async () => {
      screen.getByRole('button').click();
      await Promise.resolve();
    });
  }

  it('shows the whole line and where it belongs', () => {
    const {container} = render(<CopyLine label="Podfile" text={LINE} />);
    expect(container.querySelector('code')?.textContent).toBe(LINE);
    expect(screen.getByRole('button', {name: 'Copy the line for Podfile'}).textContent).toBe('Copy');
  });

  it('copies the line, announces it, and resets after two seconds', async () => {
    render(<CopyLine label="Podfile" text={LINE} />);
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINE);
    expect(screen.getByRole('button').textContent).toBe('Copied');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(screen.getByRole('button').textContent).toBe('Copy');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that the browser refused, next to the text', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    writeText.mockRejectedValue(new Error('not allowed'));
    render(<CopyLine label="Podfile" text={LINE} />);
    await press();
    expect(screen.getByRole('button').textContent).toBe('Copy');
    expect(warn).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toContain("doesn't allow copying. Select the text");
    expect(screen.getByRole('status').className).toBe('');
  });
});
