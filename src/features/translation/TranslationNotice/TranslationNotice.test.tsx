import {cleanup, render, screen} from '@testing-library/react';
import React, {Fragment, type ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import messages from '../../../../i18n/ru/code.json';
import TranslationNotice from './TranslationNotice.tsx';

// Context of the component on the Russian page /ru/android/testing. The messages come from the translation file.
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {defaultLocale: 'en'}})}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({
    createUrl: ({locale}: {locale: string}) => (locale === 'en' ? '/android/testing' : '/ru/android/testing'),
  }),
}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({id, values = {}}: {id: keyof typeof messages; values?: Record<string, ReactNode>}) =>
    messages[id].message.split(/(\{\w+\})/).map((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return <Fragment key={index}>{name === undefined ? part : values[name]}</Fragment>;
    }),
}));

describe('TranslationNotice', () => {
  afterEach(cleanup);

  it('says that the translation is outdated and since when, and links to the English page', () => {
    render(<TranslationNotice translation={{state: 'behind', date: '2025-09-12'}} />);
    expect(screen.getByRole('note').textContent).toBe(
      'Перевод устарел: английская версия страницы обновлена 12.09.2025. Открыть английскую версию',
    );
    const link = screen.getByRole('link', {name: 'Открыть английскую версию'});
    expect(link.getAttribute('href')).toBe('/android/testing');
    expect(link.getAttribute('hreflang')).toBe('en');
  });

  it('says that a page has no Russian translation', () => {
    render(<TranslationNotice translation={{state: 'missing'}} />);
    expect(screen.getByRole('note').textContent).toContain('Эта страница ещё не переведена');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/android/testing');
  });

  it.each([undefined, {state: 'current'} as const, {state: 'unknown'} as const])(
    'shows nothing for %o',
    (translation) => {
      const {container} = render(<TranslationNotice translation={translation} />);
      expect(container.innerHTML).toBe('');
    },
  );
});
