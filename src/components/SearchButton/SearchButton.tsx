import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {type ComponentProps, type ReactNode} from 'react';

const APPLE = /Mac|iPhone|iPod|iPad/i;

/**
 * The search button, with DocSearch's class names. DocSearch's own comes in one file with the window, which no page
 * should load before it is wanted.
 */
export default function SearchButton(props: ComponentProps<'button'>): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  // The build does not know the reader's keyboard.
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && APPLE.test(navigator.platform);
  const shortcut = isBrowser ? `${isApple ? 'Meta' : 'Control'}+k` : undefined;
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      {...props}>
      <span className="DocSearch-Button-Container">
        <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx={11} cy={11} r={8} strokeWidth={1.4} />
          <path d="m21 21-4.3-4.3" strokeLinecap="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>
      <span className="DocSearch-Button-Keys">
        {isBrowser && (
          <>
            <kbd className="DocSearch-Button-Key">{isApple ? '⌘' : 'Ctrl'}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
