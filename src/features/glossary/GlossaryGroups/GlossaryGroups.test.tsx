import {cleanup, render, screen, within} from '@testing-library/react';
import React, {type ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {speak} from '../../../../tests/support/Translate.tsx';
import {glossaryGroups} from '../glossaryGroups.ts';
import {TERMS as terms} from '../testData.ts';

import GlossaryGroups from './GlossaryGroups.tsx';

const collected: string[] = [];
vi.mock('@docusaurus/Translate', () => import('../../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: (id: string) => collected.push(id)}),
}));
vi.mock('@theme/Heading', () => ({
  default: ({id, children}: {id: string; children: ReactNode}) => <h2 id={id}>{children}</h2>,
}));

describe('GlossaryGroups', () => {
  afterEach(() => {
    cleanup();
    speak('en');
    collected.length = 0;
  });

  it('shows every term of the glossary once, with an anchor that links can use', () => {
    const {container} = render(<GlossaryGroups groups={glossaryGroups(terms, 'en')} />);
    const ids = [...container.querySelectorAll('dt')].map(({id}) => id);
    expect(ids.toSorted()).toEqual(terms.map(({id}) => id));
    expect(collected.toSorted()).toEqual(ids.toSorted());
    const all = [...container.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(container.querySelector('#manifest + dd code')?.textContent).toBe('AndroidManifest.xml');
    expect(container.querySelector('#ad-type + dd')?.textContent).toContain('Also: ad format.');
    expect(container.querySelector('[lang]')).toBeNull();
  });

  it('shows a definition that repeats code', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const entry = {id: 'x', term: 'X', also: [], definition: '`a` or `b`, then `a`'};
    const {container} = render(<GlossaryGroups groups={[{letter: 'X', id: 'letter-x', entries: [entry]}]} />);
    expect([...container.querySelectorAll('code')].map(({textContent}) => textContent)).toEqual([
      'a',
      'b',
      'a',
    ]);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('links each letter to its terms', () => {
    render(<GlossaryGroups groups={glossaryGroups(terms, 'en')} />);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    for (const link of links) {
      const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(heading?.textContent).toBe(link.textContent);
      const first = heading?.closest('section')?.querySelector('dfn')?.textContent ?? '';
      expect(first.slice(0, 1).toUpperCase()).toBe(link.textContent);
    }
  });

  it('shows the English term on Russian pages if it differs', () => {
    speak('ru');
    const {container} = render(<GlossaryGroups groups={glossaryGroups(terms, 'ru')} />);
    expect(container.querySelector('#waterfall')?.textContent).toBe('водопадwaterfall');
    expect(container.querySelector('#ecpm [lang="en"]')).toBeNull();
    const letters = [...container.querySelectorAll('h2')].map((heading) => heading.textContent);
    // Russian letters in alphabetical order, followed by Latin letters, without duplicates.
    const cyrillic = letters.filter((letter) => /^[А-Я]$/.test(letter ?? ''));
    const latin = letters.filter((letter) => /^[A-Z]$/.test(letter ?? ''));
    expect(letters).toEqual([...cyrillic.toSorted(), ...latin.toSorted()]);
    expect(new Set(letters).size).toBe(letters.length);
    expect(cyrillic.length).toBeGreaterThan(10);
    expect([...container.querySelectorAll('h2')].every(({id}) => /^letter-[a-z0-9]+$/.test(id))).toBe(true);
  });
});
