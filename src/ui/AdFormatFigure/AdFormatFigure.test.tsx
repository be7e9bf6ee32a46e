import {cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';
import {AD_FORMATS} from '../../site/adFormats.ts';

import AdFormatFigure from './AdFormatFigure.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

describe('AdFormatFigure', () => {
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it.each(AD_FORMATS)('draws %s and describes its position, size, and end in words', (format) => {
    const {container} = render(<AdFormatFigure format={format} />);
    expect(container.querySelector('svg')?.dataset.format).toBe(format);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Where it appears',
      'Size',
      'Ends',
    ]);
    for (const definition of screen.getAllByRole('definition')) {
      expect(definition.textContent).not.toBe('');
    }
  });

  it('shows the size of formats that have a fixed size', () => {
    const {container} = render(
      <>
        <AdFormatFigure format="banner" />
        <AdFormatFigure format="mrec" />
      </>,
    );
    expect(container.textContent).toMatch(/320.?×.?50/);
    expect(container.textContent).toMatch(/300.?×.?250/);
  });

  it.each(AD_FORMATS)('has Russian texts for %s', (format) => {
    speak('ru');
    render(<AdFormatFigure format={format} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Где показывается',
      'Размер',
      'Когда заканчивается показ',
    ]);
    for (const definition of screen.getAllByRole('definition')) {
      expect(definition.textContent).toMatch(/[а-яё]|^\d+.?×.?\d+$/);
    }
  });
});
