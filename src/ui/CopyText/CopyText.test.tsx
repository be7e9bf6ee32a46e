import {act, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';

import CopyText from './CopyText.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

const TEXT = 'https://docs.example.com/plan?from=1.2.3';

describe('CopyText', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();

  beforeEach(() => {
    writeText.mockReset().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText}});
  });

  afterEach(() => {
    speak('en');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const press = () =>
    act(async () => {
      screen.getByRole('button').click();
      await Promise.resolve();
    });

  it('copies the text and announces it', async () => {
    render(<CopyText label="Copy link" text={TEXT} rows={2} />);
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT);
    expect(screen.getByRole('button').textContent).toBe('Copied');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['en', "doesn't allow copying"],
    ['ru', 'не разрешает копировать'],
  ] as const)('says that the browser refused, and shows the text (%s)', async (language, message) => {
    speak(language);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    writeText.mockRejectedValue(new Error('not allowed'));
    render(<CopyText label="Copy link" text={TEXT} rows={2} />);
    await press();
    const status = screen.getByRole('status');
    expect(status.textContent).toContain(message);
    expect(status.className).toBe('');
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', {name: 'Copy link'});
    expect(box.value).toBe(TEXT);
    fireEvent.focus(box);
    expect(box.selectionEnd).toBe(TEXT.length);
  });
});
