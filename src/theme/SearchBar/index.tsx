import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchButton from '@site/src/components/SearchButton/SearchButton';
import type SearchWindow from '@site/src/components/SearchWindow/SearchWindow';
import {EMBEDDED, type searchConfig} from '@site/src/search/searchConfig';
import {shortcutOf, takesText} from '@site/src/search/shortcut';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

let Window: typeof SearchWindow | undefined;

async function loadWindow() {
  Window ??= (
    await import(/* webpackChunkName: "search-window" */ '@site/src/components/SearchWindow/SearchWindow')
  ).default;
}

const preload = () => {
  loadWindow().catch(() => undefined);
};

/**
 * The search button and its shortcuts. Ejected: the theme's asks Algolia for a connection even where nobody uses it,
 * opens while the reader types elsewhere, does not know the key K of a Russian keyboard, and gives the focus back to the
 * button only.
 */
export default function SearchBar(): ReactNode {
  const {algolia} = useThemeConfig() as unknown as {algolia: ReturnType<typeof searchConfig>};
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;

  const open = useCallback(() => {
    before.current = document.activeElement;
    loadWindow()
      .then(() => setIsOpen(true))
      // The window's script is gone, for example after a new deployment: the search page comes with a fresh one.
      .catch(() => window.location.assign(`${baseUrl}search`));
  }, [baseUrl]);

  const close = useCallback(() => {
    setIsOpen(false);
    const target = before.current;
    const canFocus = target instanceof HTMLElement && target.isConnected && target !== document.body;
    (canFocus ? target : button.current)?.focus();
  }, []);

  // Going back or forward leaves the window. Choosing a result closes it before the page changes.
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') setIsOpen(false);
      }),
    [history],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (action === undefined) return;
      if (isOpen) {
        if (action === 'open') return;
        event.preventDefault();
        close();
      } else if (action !== 'close' && !takesText(document.activeElement)) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [close, isOpen, open]);

  return (
    <>
      {algolia.appId !== EMBEDDED && (
        <Head>
          <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <SearchButton
        ref={button}
        onTouchStart={preload}
        onFocus={preload}
        onMouseOver={preload}
        onClick={open}
      />
      {isOpen && Window && createPortal(<Window onClose={close} />, document.body)}
    </>
  );
}
