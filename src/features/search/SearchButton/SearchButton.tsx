import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {type ComponentProps, type ReactNode} from 'react';

const APPLE = /Mac|iPhone|iPod|iPad/i;

/** Renders the search button. It is separate from the search window, which isn't loaded until it is opened. */
export default function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  // The reader's keyboard is unknown at build time.
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && APPLE.test(navigator.platform);
  const shortcut = isBrowser ? `${isApple ? 'Meta' : 'Control'}+k` : undefined;
  return (
    <button
      type="button"
      className="search-button"
      aria-label={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      {...props}>
      <span className="search-button-label">
        <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx={11} cy={11} r={8} strokeWidth={1.4} />
          <path d="m21 21-4.3-4.3" strokeLinecap="round" />
        </svg>
        <span className="search-button-text">{label}</span>
      </span>
      <span className="search-button-keys">
        {isBrowser && (
          <>
            <kbd className="search-button-key">{isApple ? '⌘' : 'Ctrl'}</kbd>
            <kbd className="search-button-key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
