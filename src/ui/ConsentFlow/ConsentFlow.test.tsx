import {cleanup, render, screen, within} from '@testing-library/react';
import React from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../tests/support/Translate.tsx';

import ConsentFlow from './ConsentFlow.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));

describe('ConsentFlow', () => {
  afterEach(() => {
    cleanup();
    speak('en');
  });

  it('requests consent, reads the status, branches, and initializes the SDK last', () => {
    render(<ConsentFlow />);
    const [flow, fork] = screen.getAllByRole('list');
    expect(flow?.tagName).toBe('OL');
    const steps = [...(flow?.children ?? [])].map((step) => step.textContent);
    expect(steps).toHaveLength(4);
    expect(steps[0]).toContain('Update the consent state');
    expect(steps[1]).toContain('Read the status');
    expect(steps[3]).toContain('Initialize the SDK');
    expect(flow?.children[2]).toBe(fork?.parentElement);
  });

  it('shows the form only where consent is required', () => {
    render(<ConsentFlow />);
    const cases = within(screen.getAllByRole('list')[1] as HTMLElement).getAllByRole('listitem');
    expect(cases.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Required.*form is shown/),
      expect.stringMatching(/^Not required, or already obtained.*No form/),
    ]);
  });

  it('is translated into Russian', () => {
    speak('ru');
    const {container} = render(<ConsentFlow />);
    expect(container.querySelectorAll('strong')).toHaveLength(5);
    for (const name of container.querySelectorAll('strong')) {
      expect(name.textContent).toMatch(/[а-я]/);
    }
  });
});
