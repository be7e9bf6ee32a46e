import Combobox from '@github/combobox-nav';
import Link from '@docusaurus/Link';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import {loadChosenPlatform, saveChosenPlatform} from '../chosenPlatform.ts';
import {limitQuery} from '../limitQuery.ts';
import {
  loadSearchHistory,
  saveSearchHistory,
  withFavorite,
  withoutResult,
  withVisit,
  type SearchHistory,
  type VisitedResult,
} from '../searchHistory.ts';
import {encodeText} from '../../../site/encodeText.ts';
import {platformOf} from '../../../site/platformOf.ts';
import {showModal} from '../../../ui/showModal.ts';
import {selectedText} from '../../yourValues/selectedText.ts';

import HistoryList from './HistoryList.tsx';
import NoResults from './NoResults.tsx';
import SearchFailure from './SearchFailure.tsx';
import styles from './SearchWindow.module.css';
import SubjectRows from './SubjectRows.tsx';
import {useSearch} from './useSearch.ts';
import {useSearchClient} from './useSearchClient.ts';

interface Props {
  onClose: () => void;
}

/** Number of results that the window shows. The search page shows all of them. */
const RESULTS = 6;

/** Renders the search window, which is loaded when it is first opened. */
export default function SearchWindow({onClose}: Props): ReactNode {
  const client = useSearchClient();
  const {
    siteConfig: {baseUrl},
    i18n,
  } = useDocusaurusContext();
  const router = useHistory();
  const {selectMessage} = usePluralForm();
  const near = useActivePlugin()?.pluginId;
  const {pathname} = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox>(null);
  const listId = useId();
  const [text, setText] = useState(() => selectedText().replace(/\s+/gu, ' '));
  const [history, setHistory] = useState(loadSearchHistory);
  const [chosen] = useState(loadChosenPlatform);
  const {answer, isWaiting, hasFailed, status} = useSearch(client, {
    text,
    near,
    platform: platformOf(pathname) ?? chosen,
    limit: RESULTS,
  });

  const query = limitQuery(text, client.longest);
  const isBlank = query.trim() === '';
  const count = answer?.total ?? 0;
  const hasRows = count > 0 && !hasFailed;
  const searchPage = `${baseUrl}search?q=${encodeText(query)}`;

  useEffect(() => {
    client.warmUp();
  }, [client]);

  useLayoutEffect(() => {
    field.current?.select();
  }, []);

  useLayoutEffect(() => {
    if (!field.current || !list.current) return undefined;
    const control = new Combobox(field.current, list.current, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: 'selected',
    });
    combobox.current = control;
    return () => {
      control.destroy();
    };
  }, []);

  // Selects the first row of each answer.
  useLayoutEffect(() => {
    if (!hasRows) return undefined;
    const control = combobox.current;
    control?.start();
    return () => {
      control?.stop();
    };
  }, [answer, hasRows]);

  const open = (address: string) => {
    onClose();
    // The router handles only the pages in this language. Pages in other languages have a prefix, except in the default
    // language.
    const {currentLocale, defaultLocale, locales} = i18n;
    const others = locales.filter((locale) => locale !== currentLocale && locale !== defaultLocale);
    const isInternal =
      address.startsWith(baseUrl) &&
      !others.some((locale) => `${address}/`.startsWith(`${baseUrl}${locale}/`));
    if (isInternal) router.push(address);
    else window.location.assign(address);
  };

  /** Keeps the platform of this page as the chosen one, because the search page is outside of it. */
  const onLeave = () => {
    saveChosenPlatform(pathname);
  };

  const change = (next: SearchHistory) => {
    setHistory(next);
    saveSearchHistory(next);
  };

  const onOpen = (event: MouseEvent, entry: VisitedResult) => {
    change(withVisit(history, entry));
    saveChosenPlatform(entry.url);
    // The browser handles clicks that open a tab or a window.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(entry.url);
  };

  /** Moves through the history links with the arrow keys, as in the results. */
  const onHistoryKey = (event: KeyboardEvent) => {
    const step = ({ArrowDown: 1, ArrowUp: -1} as Partial<Record<string, number>>)[event.key];
    if (!isBlank || step === undefined || !panel.current) return;
    const stops: HTMLElement[] = [...panel.current.querySelectorAll<HTMLElement>('input, li > a')];
    const at = stops.findIndex((stop) => stop.parentElement?.contains(document.activeElement));
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  };

  const ask = (words: string) => {
    setText(words);
    field.current?.focus();
  };

  const {recent, favorites} = history;
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const clearLabel = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
  });
  const hasBody = !isBlank || recent.length + favorites.length > 0;

  return (
    // A click outside the panel hits the dialog itself. Keyboard users can press Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={showModal}
      className={styles.window}
      aria-label={label}
      // Escape fires `cancel` immediately but `close` only later, so a shortcut that is pressed in between would be
      // lost.
      onCancel={onClose}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={onHistoryKey}>
      <div ref={panel} className={styles.panel}>
        <form
          className={styles.bar}
          onSubmit={(event) => {
            // No row is selected because none has been loaded yet or the reader has moved past the last one.
            event.preventDefault();
            if (isBlank) return;
            onLeave();
            open(searchPage);
          }}>
          <div className={styles.field}>
            <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
              <circle cx={11} cy={11} r={8} />
              <path d="m21 21-4.3-4.3" />
            </svg>
            <input
              ref={field}
              className={styles.input}
              aria-label={label}
              placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
              }}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            {text !== '' && (
              <button
                type="button"
                className={styles.action}
                title={clearLabel}
                aria-label={clearLabel}
                onClick={() => {
                  ask('');
                }}>
                <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m5 5 10 10M15 5 5 15" />
                </svg>
              </button>
            )}
          </div>
          <button type="button" className={styles.close} onClick={onClose}>
            <Translate id="theme.SearchModal.searchBox.cancelButtonText">Cancel</Translate>
          </button>
        </form>
        <div className={styles.status} role="status">
          {status}
        </div>
        <div className={styles.body} hidden={!hasBody}>
          {query.length < text.length && (
            <p className={styles.message}>
              <Translate id="site.search.cut">Search uses only the beginning of this text.</Translate>
            </p>
          )}
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            aria-busy={isWaiting}
            hidden={!hasRows}>
            {hasRows &&
              answer?.subjects.map((hit) => (
                <SubjectRows
                  key={hit.subject}
                  client={client}
                  hit={hit}
                  marks={answer.marks}
                  onOpen={onOpen}
                />
              ))}
          </div>
          {hasRows && (
            <p className={styles.all}>
              <Link
                to={searchPage}
                autoAddBaseUrl={false}
                onClick={() => {
                  onLeave();
                  onClose();
                }}>
                {selectMessage(
                  count,
                  translate(
                    {id: 'site.search.seeAll', message: 'See one result|See all {count} results'},
                    {count: String(count)},
                  ),
                )}
              </Link>
            </p>
          )}
          {answer && count === 0 && !isWaiting && (
            <div className={styles.message}>
              <p>
                <strong>{status}</strong>
              </p>
              <NoResults query={query} onChoose={ask} />
            </div>
          )}
          {hasFailed && (
            <div className={styles.message}>
              <SearchFailure />
            </div>
          )}
          {isBlank && (
            <>
              <HistoryList
                title={translate({
                  id: 'theme.SearchModal.startScreen.recentSearchesTitle',
                  message: 'Recent',
                })}
                // Leaves room for favorites.
                entries={favorites.length > 0 ? recent.slice(0, 4) : recent}
                onOpen={onOpen}
                onSave={(entry) => {
                  change(withFavorite(history, entry));
                }}
                removeLabel={translate({
                  id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
                  message: 'Remove this search from history',
                })}
                onRemove={({url}) => {
                  change(withoutResult(history, url));
                }}
              />
              <HistoryList
                title={translate({
                  id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
                  message: 'Favorite',
                })}
                entries={favorites}
                onOpen={onOpen}
                removeLabel={translate({
                  id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
                  message: 'Remove this search from favorites',
                })}
                onRemove={({url}) => {
                  change(withoutResult(history, url));
                }}
              />
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
