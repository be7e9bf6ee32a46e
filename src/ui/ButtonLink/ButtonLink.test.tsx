import {cleanup, render, screen} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import ButtonLink from './ButtonLink.tsx';

vi.mock('@docusaurus/Link', () => import('../../../tests/support/Link.tsx'));

describe('ButtonLink', () => {
  afterEach(cleanup);

  it('is a link that looks like a button', () => {
    render(<ButtonLink to="https://example.com/demo">Demo app</ButtonLink>);
    expect(screen.getByRole('link', {name: 'Demo app'}).getAttribute('href')).toBe(
      'https://example.com/demo',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
