import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './SearchWindow.css';

import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {usePluralForm, useSearchLinkCreator} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import React, {useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {docSearchHits, type WindowHit} from '../../search/docSearchHits.ts';
import {markedPieces} from '../../search/excerptOf.ts';
import {SUPPORT_EMAIL} from '../../site/provider.ts';

import SearchSuggestions from './SearchSuggestions.tsx';
import {useSearchClient} from './useSearchClient.ts';

interface Props {
  onClose: () => void;
}

/** Pages in the window; the search page has all. */
const PAGES = 6;

/** Milliseconds that a row stays before its excerpt is loaded: rows that are gone with the next key cost nothing. */
const PAUSE = 200;

/** Attributes of the modal's outer element that make a dialog a button: screen readers then hide all that is in it. */
const WRONG = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

/** Characters that fit into the field: DocSearch's 64 are too few for a pasted error message. */
const LONGEST_QUERY = 512;

/** Keeps Tab in the window. DocSearch's own trap ends at a link that is not shown, and knows no results. */
function keepFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const dialog = event.currentTarget as Element;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

function Excerpt({hit}: {hit: WindowHit}): ReactNode {
  const client = useSearchClient();
  const {marks, excerpt} = hit._highlightResult;
  const [text, setText] = useState(excerpt);
  useEffect(() => {
    if (excerpt !== undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      client
        .excerpt(hit.url_without_anchor, hit.anchor ?? '', marks)
        .then((found) => {
          if (isCurrent) setText(found);
        })
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, excerpt, hit, marks]);
  return (
    <span className="DocSearch-Hit-excerpt">
      {markedPieces(text ?? '', marks).map(({text: piece, isMarked}, index) =>
        isMarked ? <mark key={index}>{piece}</mark> : piece,
      )}
    </span>
  );
}

/**
 * A row. Not the site's link component: that loads the page of every row that comes into view, which costs more bytes
 * than the search itself.
 */
function Hit({hit, children}: {hit: unknown; children: ReactNode}): ReactNode {
  const row = hit as Omit<WindowHit, '_highlightResult'> & Partial<WindowHit>;
  const history = useHistory();
  const link = useRef<HTMLAnchorElement>(null);
  // DocSearch gives all lists one id, while the field names one for each group.
  useEffect(() => {
    const option = link.current?.closest('[role="option"]');
    if (option?.parentElement) option.parentElement.id = option.id.replace(/item-\d+$/, 'list');
  });
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented || /^https?:/.test(row.url)) return;
    event.preventDefault();
    history.push(row.url);
  };
  return (
    <a ref={link} href={row.url} onClick={onClick}>
      {children}
      {row._highlightResult && <Excerpt hit={row as WindowHit} />}
    </a>
  );
}

/** In development there may be no index: the build makes it. */
const errorScreen =
  process.env.NODE_ENV === 'development'
    ? {
        titleText: translate({id: 'site.search.noIndex', message: 'There is no search index yet'}),
        helpText: translate({
          id: 'site.search.noIndexHelp',
          message: 'The build makes it: run "npm run build" once, then start the development server again.',
        }),
      }
    : translations.modal?.errorScreen;

/** The search window. Loaded when it is opened for the first time. */
export default function SearchWindow({onClose}: Props): ReactNode {
  const client = useSearchClient();
  const history = useHistory();
  const searchLink = useSearchLinkCreator();
  const {selectMessage} = usePluralForm();
  const near = useActivePlugin()?.pluginId;
  const root = useRef<HTMLDivElement>(null);
  const totals = useRef(new Map<string, number>());
  const status = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const [box, setBox] = useState<Element | null>(null);

  useEffect(() => client.warmUp(), [client]);

  // What was marked on the page is searched for at once.
  const [marked] = useState(() => window.getSelection()?.toString().slice(0, LONGEST_QUERY) ?? '');

  useEffect(() => {
    const dialog = root.current;
    const container = dialog?.querySelector('.DocSearch-Container');
    const field = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!dialog || !container || !field) return undefined;
    field.maxLength = LONGEST_QUERY;
    field.select();
    setBox(container.querySelector('.DocSearch-Modal'));
    const mend = () => {
      for (const name of WRONG) container.removeAttribute(name);
    };
    mend();
    // A header and a footer of the window are none of the page.
    for (const part of container.querySelectorAll('header, footer'))
      part.setAttribute('role', 'presentation');
    const observer = new MutationObserver(mend);
    observer.observe(container, {attributeFilter: WRONG});
    dialog.addEventListener('keydown', keepFocus, true);
    return () => {
      observer.disconnect();
      dialog.removeEventListener('keydown', keepFocus, true);
    };
  }, []);

  // The theme gives another function at each rendering; the window must not be rendered anew for that.
  const plural = useRef(selectMessage);
  useEffect(() => {
    plural.current = selectMessage;
  });

  const transformSearchClient = useMemo(() => {
    let last = 0;
    // Written past React: a state would render the whole window once more at each key.
    const say = (text: string) => {
      if (status.current) status.current.textContent = text;
    };
    const search = async ({requests}: {requests: {query?: string}[]}) => {
      const text = requests[0]?.query ?? '';
      last += 1;
      const number = last;
      try {
        const answer = await client.search({text, near, limit: PAGES});
        totals.current.set(text, answer.total);
        if (number === last) {
          setHasFailed(false);
          setIsEmpty(answer.total === 0);
          say(
            plural.current(
              answer.total,
              translate(
                {id: 'site.search.pagesFound', message: 'One page found|{count} pages found'},
                {count: String(answer.total)},
              ),
            ),
          );
        }
        return {results: [{hits: docSearchHits(answer), nbHits: answer.total, index: 'site'}]};
      } catch {
        // The window has a screen for failures, but leaves it at once; ours stays.
        if (number === last) {
          setHasFailed(true);
          setIsEmpty(false);
          say(errorScreen?.titleText ?? '');
        }
        return {results: [{hits: [], nbHits: 0, index: 'site'}]};
      }
    };
    return () => ({search, addAlgoliaAgent: () => undefined});
  }, [client, near]);

  const [navigator] = useState(() => ({
    navigate: ({itemUrl}: {itemUrl: string}) => {
      if (/^https?:/.test(itemUrl)) window.location.href = itemUrl;
      else history.push(itemUrl);
    },
  }));

  const Footer = useMemo(
    () =>
      function Footer({state}: {state: {query: string}}): ReactNode {
        const count = totals.current.get(state.query) ?? 0;
        return count > 0 ? (
          <Link to={searchLink(state.query)} onClick={onClose}>
            {plural.current(
              count,
              translate(
                {id: 'site.search.seeAll', message: 'See one result|See all {count} results'},
                {count: String(count)},
              ),
            )}
          </Link>
        ) : null;
      },
    [onClose, searchLink],
  );

  /** Types for the reader: the window's field is not ours to set. */
  const ask = (query: string) => {
    const input = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!input) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  };

  const props = {
    appId: 'none',
    apiKey: 'none',
    indexName: 'site',
    initialScrollY: window.scrollY,
    initialQuery: marked,
    onClose,
    navigator,
    hitComponent: Hit,
    resultsFooterComponent: Footer,
    transformSearchClient,
    placeholder: translations.placeholder,
    translations: {
      ...translations.modal,
      errorScreen,
      noResultsScreen: {
        ...translations.modal?.noResultsScreen,
        noResultsText: translate({id: 'site.search.noResultsFor', message: 'No results for'}),
      },
    },
    getMissingResultsUrl: ({query}: {query: string}) =>
      `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(
        translate({id: 'site.search.reportSubject', message: 'Search finds nothing: {query}'}, {query}),
      )}`,
  };

  return (
    <div
      ref={root}
      className="DocSearch-Dialog"
      data-failed={hasFailed}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}>
      <div ref={status} className="DocSearch-Status" role="status" />
      <DocSearchModal {...(props as unknown as DocSearchModalProps)} />
      {isEmpty &&
        box &&
        createPortal(
          <div className="DocSearch-Suggestions">
            <SearchSuggestions onChoose={ask} />
          </div>,
          box,
        )}
      {hasFailed &&
        box &&
        createPortal(
          <div className="DocSearch-ErrorScreen">
            <p className="DocSearch-Title">{errorScreen?.titleText}</p>
            <p className="DocSearch-Help">{errorScreen?.helpText}</p>
          </div>,
          box,
        )}
    </div>
  );
}
