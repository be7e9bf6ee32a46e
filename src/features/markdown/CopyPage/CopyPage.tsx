import {translate} from '@docusaurus/Translate';
import React, {useEffect, useRef, type ReactNode} from 'react';

import {useMarkdownAddress} from '../MarkdownLink/useMarkdownAddress.ts';
import {useCopy} from '../../../ui/useCopy.ts';

import {closeMenu} from './closeMenu.ts';
import styles from './CopyPage.module.css';

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  // A server that doesn't have the file might return an HTML page.
  if (!response.ok || response.headers.get('Content-Type')?.includes('html')) {
    throw new Error(`${address} answered with ${response.status}.`);
  }
  return response.text();
}

/** Closes an open menu on Escape, and on a press or focus outside. */
function closeWhenLeft(menu: HTMLDetailsElement): void {
  const stop = new AbortController();
  const closeOn = (event: Event) => {
    if (event instanceof KeyboardEvent && menu.open) {
      if (event.key !== 'Escape') return;
      if (menu.contains(document.activeElement)) closeMenu(menu);
    } else if (menu.open && event.target instanceof Node && menu.contains(event.target)) {
      return;
    }
    menu.open = false;
    stop.abort();
  };
  for (const type of ['keydown', 'pointerdown', 'focusin']) {
    document.addEventListener(type, closeOn, {signal: stop.signal});
  }
}

/**
 * Renders a button that copies the page as Markdown, and a menu with a link to the Markdown file, which works without
 * scripts. The text is loaded only when the reader copies it.
 * @param children other items of the menu.
 */
export default function CopyPage({children}: {children?: ReactNode}): ReactNode {
  const address = useMarkdownAddress();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The menu was opened before the page was hydrated.
    if (menu.current?.open) closeWhenLeft(menu.current);
  }, []);
  const {state, copy} = useCopy(() => load(address), 'The page could not be copied');

  const copied = translate({id: 'site.copyPage.copied', message: 'Copied'});
  const messages = {
    idle: '',
    copied,
    refused: translate({
      id: 'site.copyPage.refused',
      message: "The browser doesn't allow copying. View the page as Markdown and copy it from there.",
    }),
    failed: translate({
      id: 'site.copyPage.failed',
      message: "The page couldn't be loaded. Check your connection and try again.",
    }),
  };
  return (
    <div
      className={styles.copyPage}
      data-copied={state === 'copied' || undefined}
      data-copy-page
      data-markdown="none"
      data-search-ignore>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {state === 'copied' ? copied : translate({id: 'site.copyPage.copy', message: 'Copy page'})}
      </button>
      <details ref={menu} className={styles.menu}>
        <summary
          aria-label={translate({id: 'site.copyPage.menu', message: 'Page menu'})}
          onClick={() => {
            // The click is about to open the menu. On a busy machine, its `toggle` event can fire after the reader's
            // next key press.
            if (menu.current && !menu.current.open) closeWhenLeft(menu.current);
          }}
        />
        <ul>
          <li>
            <button
              type="button"
              onClick={() => {
                closeMenu(menu.current);
                void copy();
              }}>
              {translate({id: 'site.copyPage.copyMarkdown', message: 'Copy page as Markdown'})}
            </button>
          </li>
          <li>
            <a href={address} type="text/markdown">
              {translate({id: 'site.copyPage.view', message: 'View as Markdown'})}
            </a>
          </li>
          {children}
        </ul>
      </details>
      <span
        role="status"
        className={state === 'refused' || state === 'failed' ? styles.message : 'for-screen-readers'}>
        {messages[state]}
      </span>
    </div>
  );
}
