import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './SearchWindow.css';

import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {usePluralForm, useSearchLinkCreator} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {docSearchHits, type WindowHit} from '../../search/docSearchHits.ts';
import {markedPieces} from '../../search/excerptOf.ts';
import {SUPPORT_EMAIL} from '../../site/provider.ts';

import {useSearchClient} from './useSearchClient.ts';

interface Props {
  onClose: () => void;
}

/** Pages in the window; the search page has all. */
const PAGES = 8;

/** Attributes of the modal's outer element that make a dialog a button: screen readers then hide all that is in it. */
const WRONG = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby'];

function Excerpt({hit}: {hit: WindowHit}): ReactNode {
  const client = useSearchClient();
  const {marks, excerpt} = hit._highlightResult;
  const [text, setText] = useState(excerpt);
  useEffect(() => {
    if (excerpt !== undefined) return undefined;
    let isCurrent = true;
    client
      .excerpt(hit.url_without_anchor, hit.anchor ?? '', marks)
      .then((found) => {
        if (isCurrent) setText(found);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
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

function Hit({hit, children}: {hit: unknown; children: ReactNode}): ReactNode {
  const row = hit as Omit<WindowHit, '_highlightResult'> & Partial<WindowHit>;
  return (
    <Link to={row.url} autoAddBaseUrl={false}>
      {children}
      {row._highlightResult && <Excerpt hit={row as WindowHit} />}
    </Link>
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
  const [status, setStatus] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const [box, setBox] = useState<Element | null>(null);

  useEffect(() => client.warmUp(), [client]);

  useEffect(() => {
    const container = root.current?.querySelector('.DocSearch-Container');
    if (!container) return undefined;
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
    return () => observer.disconnect();
  }, []);

  const countText = useMemo(
    () => (count: number) =>
      selectMessage(
        count,
        translate(
          {id: 'site.search.pagesFound', message: 'One page found|{count} pages found'},
          {count: String(count)},
        ),
      ),
    [selectMessage],
  );

  const transformSearchClient = useMemo(() => {
    let last = 0;
    const search = async ({requests}: {requests: {query?: string}[]}) => {
      const text = requests[0]?.query ?? '';
      last += 1;
      const number = last;
      try {
        const answer = await client.search({text, near, limit: PAGES});
        totals.current.set(text, answer.total);
        if (number === last) {
          setHasFailed(false);
          setStatus(countText(answer.total));
        }
        return {results: [{hits: docSearchHits(answer), nbHits: answer.total, index: 'site'}]};
      } catch {
        // The window has a screen for failures, but leaves it at once; ours stays.
        if (number === last) {
          setHasFailed(true);
          setStatus(errorScreen?.titleText ?? '');
        }
        return {results: [{hits: [], nbHits: 0, index: 'site'}]};
      }
    };
    return () => ({search, addAlgoliaAgent: () => undefined});
  }, [client, countText, near]);

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
            {selectMessage(
              count,
              translate(
                {id: 'site.search.seeAll', message: 'See one result|See all {count} results'},
                {count: String(count)},
              ),
            )}
          </Link>
        ) : null;
      },
    [onClose, searchLink, selectMessage],
  );

  const props = {
    appId: 'none',
    apiKey: 'none',
    indexName: 'site',
    initialScrollY: window.scrollY,
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
    onAskAiToggle: () => undefined,
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
      <div className="DocSearch-Status" role="status">
        {status}
      </div>
      <DocSearchModal {...(props as unknown as DocSearchModalProps)} />
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
