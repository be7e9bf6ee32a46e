import {fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';

import Loading from './index.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

afterEach(() => {
  speak('en');
  vi.restoreAllMocks();
});

describe('Loading', () => {
  it.each([
    ['en', "The page couldn't be loaded. Check your connection and try again."],
    ['ru', 'Не удалось загрузить страницу. Проверьте соединение и повторите.'],
  ] as const)(
    'reports an error to the reader in the language %s, and its cause in the console',
    (language, text) => {
      speak(language);
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      const error = new Error('Loading chunk 5 failed');
      const retry = vi.fn();
      render(<Loading error={error} retry={retry} pastDelay />);
      expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(text);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), error);
      fireEvent.click(screen.getByRole('button'));
      expect(retry).toHaveBeenCalledOnce();
    },
  );

  it('shows an indicator only if loading is slow', () => {
    const {container, rerender} = render(<Loading error={null} retry={vi.fn()} pastDelay={false} />);
    expect(container.innerHTML).toBe('');
    rerender(<Loading error={null} retry={vi.fn()} pastDelay />);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });
});
