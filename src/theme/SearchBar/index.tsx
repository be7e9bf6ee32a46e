import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchButton from '@site/src/features/search/SearchButton/SearchButton';
import SearchUnavailable from '@site/src/features/search/SearchUnavailable/SearchUnavailable';
import type SearchWindow from '@site/src/features/search/SearchWindow/SearchWindow';
import {EMBEDDED, type searchConfig} from '@site/src/features/search/searchConfig';
import {shortcutOf, takesText} from '@site/src/features/search/shortcut';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

let LoadedWindow: typeof SearchWindow | undefined;

async function loadWindow() {
  LoadedWindow ??= (
    await import(
      /* webpackChunkName: "search-window" */ '@site/src/features/search/SearchWindow/SearchWindow'
    )
  ).default;
}

const preload = () => {
  loadWindow().catch(() => undefined);
};

/** Returns whether the server currently responds to requests for a URL. */
const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, {method: 'HEAD', cache: 'no-store'})).ok;
  } catch {
    return false;
  }
};

/**
 * Renders the search button and handles its shortcuts. Ejected because the theme's component connects to Algolia even
 * for readers who don't search, opens while the reader types elsewhere, and doesn't recognize the K key of a Russian
 * keyboard.
 */
export default function SearchBar(): ReactNode {
  const {algolia} = useThemeConfig() as unknown as {algolia: ReturnType<typeof searchConfig>};
  const [shown, setShown] = useState<'window' | 'unavailable'>();
  const button = useRef<HTMLButtonElement>(null);
  const {baseUrl} = useDocusaurusContext().siteConfig;

  const open = useCallback(async () => {
    try {
      await loadWindow();
      setShown('window');
    } catch {
      // After a new deployment, the script no longer exists, and the search page has the new one. Without a connection,
      // the search page is unavailable as well, so the reader must stay on this page.
      const address = `${baseUrl}search`;
      if (await answers(address)) window.location.assign(address);
      else setShown('unavailable');
    }
  }, [baseUrl]);

  const close = useCallback(() => {
    setShown(undefined);
  }, []);

  // The dialog restores the focus automatically unless nothing was focused.
  useEffect(() => {
    if (!shown) return undefined;
    const opener = button.current;
    return () => {
      if (document.activeElement === document.body) opener?.focus({preventScroll: true});
    };
  }, [shown]);

  // Going back or forward closes the window. Opening a result closes it before the page changes.
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') close();
      }),
    [close, history],
  );

  // This is a layout effect because another section renders another navbar, and a key press before its effects run
  // would be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (action === undefined || (shown && action === 'open')) return;
      if (!shown && takesText(document.activeElement)) return;
      event.preventDefault();
      if (shown) close();
      else void open();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [close, open, shown]);

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
        onClick={() => void open()}
      />
      {shown === 'window' && LoadedWindow && createPortal(<LoadedWindow onClose={close} />, document.body)}
      {shown === 'unavailable' && createPortal(<SearchUnavailable onClose={close} />, document.body)}
    </>
  );
}
