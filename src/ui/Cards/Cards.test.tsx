import {cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import Card from './Card.tsx';
import Cards from './Cards.tsx';

vi.mock('@docusaurus/Link', () => import('../../../tests/support/Link.tsx'));

describe('Cards', () => {
  afterEach(cleanup);

  it('makes each title the only link of its card', () => {
    render(
      <Cards>
        <Card title="Banner" to="/android/ad-types/banner" icon="banner">
          At an edge of the screen.
        </Card>
        <Card title="MREC" to="/android/ad-types/mrec" />
      </Cards>,
    );
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Banner', '/android/ad-types/banner'],
      ['MREC', '/android/ad-types/mrec'],
    ]);
  });

  it('shows the text and the icon, if there are any', () => {
    const {container} = render(
      <Card title="Banner" to="/android/ad-types/banner" icon="banner">
        At an edge of the screen.
      </Card>,
    );
    expect(container.textContent).toBe('BannerAt an edge of the screen.');
    expect(container.querySelector('[data-icon="banner"]')).not.toBeNull();
    cleanup();
    const bare = render(<Card title="MREC" to="/android/ad-types/mrec" />).container;
    expect(bare.textContent).toBe('MREC');
    expect(bare.querySelector('svg')).toBeNull();
  });
});
