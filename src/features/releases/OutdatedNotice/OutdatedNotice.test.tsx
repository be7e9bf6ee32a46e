import {cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';

import OutdatedNotice from './OutdatedNotice.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../../tests/support/Link.tsx'));

const show = (label: string, latest = '3.10.0') =>
  render(<OutdatedNotice platform="ios" label={label} latest={latest} />);

describe('OutdatedNotice', () => {
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it.each(['3.9.0', '3.2.0.1', '2.11'])('offers the latest stable version on pages of %s', (label) => {
    show(label);
    expect(screen.getByRole('note').textContent).toBe(
      `This page describes iOS SDK ${label}, which is outdated. Use the latest stable version, 3.10.0.`,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ios/get-started');
  });

  it.each(['3.10.0-beta.1', '3.11.0-alpha.1', '3.9.0-rc.2'])('says that %s is a pre-release', (label) => {
    speak('ru');
    show(label);
    expect(screen.getByRole('note').textContent).toBe(
      `Эта страница относится к предварительной версии iOS SDK ${label}. Используйте последнюю стабильную версию 3.10.0.`,
    );
  });

  it.each(['3.10.0', '3.10.0.0', '3.11.0', 'Advanced'])('shows nothing on pages of %s', (label) => {
    expect(show(label).container.innerHTML).toBe('');
  });
});
