import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import React, {type ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import type {User} from '../bridgeMessage.ts';
import {endSession, getSession, startSession} from '../session.ts';
import {providerPages} from '../../../site/provider.ts';

import AccountItem from './AccountItem.tsx';
import UserButton from './UserButton.tsx';

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {
      customFields: {provider: {domain: 'example.com', pages: providerPages('https://app.example.com')}},
    },
  }),
}));
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''),
}));
// The theme's component requires the entire site around it. The browser tests cover it.
vi.mock('@theme/NavbarItem/DropdownNavbarItem', () => ({
  default: ({items, children}: {items: Parameters<typeof AccountItem>[0][]; children: ReactNode}) => (
    <div>
      <button type="button">{children}</button>
      <ul>
        {items.map((item) => (
          <AccountItem key={item.label} {...item} />
        ))}
      </ul>
    </div>
  ),
}));

const ADA: User = {name: '<b>Ada</b>', email: 'ada@example.com'};

describe('user button', () => {
  afterEach(() => {
    cleanup();
    endSession();
  });

  for (const mobile of [false, true]) {
    it(`shows who is signed in and clears the user on sign-out (${mobile ? 'mobile' : 'desktop'})`, async () => {
      render(<UserButton mobile={mobile} />);
      expect(screen.getByRole('link', {name: 'Sign in'}).getAttribute('href')).toBe(
        'https://app.example.com/signin',
      );
      let give: (user: User) => void = () => undefined;
      let done: Promise<void> = Promise.resolve();
      act(() => {
        done = startSession(() => new Promise((resolve) => (give = resolve)));
      });
      expect(screen.getByRole('img', {name: "Checking whether you're signed in"})).toBeTruthy();
      expect(screen.queryByRole('link')).toBeNull();
      await act(async () => {
        give(ADA);
        await done;
      });
      expect(screen.getByRole('button').textContent).toBe('Hey, <b>Ada</b>');
      const menu = within(screen.getByRole('list'));
      expect(menu.getByText('ada@example.com')).toBeTruthy();
      expect(menu.getByRole('link', {name: 'Account settings'}).getAttribute('href')).toBe(
        'https://app.example.com/account',
      );
      const signOut = menu.getByRole('link', {name: 'Sign out'});
      expect(signOut.getAttribute('href')).toBe('https://app.example.com/signout');
      signOut.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(signOut);
      expect(getSession()).toEqual({status: 'none'});
      expect(screen.getByRole('link', {name: 'Sign in'})).toBeTruthy();
    });
  }

  it.each([
    [{email: 'ada@example.com'}, 'Hey, ada@example.com', 1],
    [{name: 'Ada'}, 'Hey, Ada', 0],
  ])('greets %j with what is known', async (user, greeting, addresses) => {
    render(<UserButton />);
    await act(() => startSession(() => Promise.resolve(user)));
    expect(screen.getByRole('button').textContent).toBe(greeting);
    expect(within(screen.getByRole('list')).queryAllByText('ada@example.com')).toHaveLength(addresses);
  });
});
