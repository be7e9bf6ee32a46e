import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import BillingLibraryNotice from '../../features/mediation/BillingLibraryNotice/BillingLibraryNotice.tsx';

vi.mock('@docusaurus/Translate', () => import('../../../tests/support/Translate.tsx'));
vi.mock('@docusaurus/Link', () => import('../../../tests/support/Link.tsx'));

const site = {isBrowser: true};
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => site.isBrowser}));

const KEY = 'site.notice.billing';
const isShown = () => screen.queryByRole('note') !== null;

describe('DismissibleNotice', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-notice-billing');
  });

  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('is shown until it is dismissed, and then never again', () => {
    render(<BillingLibraryNotice />);
    expect(screen.getByRole('note', {name: 'Google Play Billing Library'}).textContent).toContain('6.x');
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/google-play-billing-warning$/);
    fireEvent.click(screen.getByRole('button', {name: 'Dismiss'}));
    expect(isShown()).toBe(false);
    expect(localStorage.getItem(KEY)).toBe('dismissed');
    cleanup();
    document.documentElement.removeAttribute('data-notice-billing');
    render(<BillingLibraryNotice />);
    expect(isShown()).toBe(false);
  });

  it('passes the focus to the text after it', () => {
    render(
      <>
        <BillingLibraryNotice />
        <p>Add the SDK.</p>
      </>,
    );
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement?.textContent).toBe('Add the SDK.');
  });

  it('stays dismissed for the visit if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<BillingLibraryNotice />);
    expect(isShown()).toBe(true);
    fireEvent.click(screen.getByRole('button'));
    expect(isShown()).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    cleanup();
    render(<BillingLibraryNotice />);
    expect(isShown()).toBe(false);
  });

  it('is built with a script that hides a dismissed notice before it is painted', () => {
    site.isBrowser = false;
    const html = renderToString(<BillingLibraryNotice />);
    site.isBrowser = true;
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
    document.body.innerHTML = html;
    const notice = document.querySelector<HTMLElement>('[role="note"]');
    const run = () => {
      vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
      // Runs the script from the built page as the browser does.
      new Function(script)();
    };
    for (const damaged of ['', 'null', '{}', '5', '[null]']) {
      localStorage.setItem(KEY, damaged);
      run();
      expect(notice?.hidden, damaged).toBe(false);
      const {container, unmount} = render(<BillingLibraryNotice />);
      expect(container.querySelector<HTMLElement>('[role="note"]')?.hidden, damaged).toBe(false);
      unmount();
    }
    localStorage.setItem(KEY, 'dismissed');
    run();
    expect(notice?.hidden).toBe(true);
  });
});
