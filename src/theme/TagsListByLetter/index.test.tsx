import {render, screen} from '@testing-library/react';
import React from 'react';
import {describe, expect, it, vi} from 'vitest';

import TagsListByLetter from './index.tsx';

let locale = 'en';
vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../tests/support/Link.tsx'));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, forms: string) => forms}),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {currentLocale: locale}})}));

const TAGS = ['Яблоко', 'Unity', 'Ёлка', 'android'].map((label) => ({
  label,
  permalink: `/news/tags/${label}`,
  description: undefined,
  count: 1,
}));

const order = () => screen.getAllByRole('link').map(({textContent}) => textContent);

describe('TagsListByLetter', () => {
  it.each([
    ['en', ['android', 'Unity', 'Ёлка', 'Яблоко']],
    ['ru', ['Ёлка', 'Яблоко', 'android', 'Unity']],
  ])('has the order of the page language %s, not that of the machine', (language, labels) => {
    locale = language;
    render(<TagsListByLetter tags={TAGS} />);
    expect(order()).toEqual(labels);
  });
});
