import Link from '@docusaurus/Link';
import {usePluralForm, useQueryString, useSearchQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';

import {markedPieces} from '../../search/excerptOf.ts';
import type {PageHit, SearchAnswer} from '../../search/searchClient.ts';
import type {Locale} from '../../site/localized.ts';
import {SUPPORT_EMAIL} from '../../site/provider.ts';
import SearchSuggestions from '../SearchWindow/SearchSuggestions.tsx';
import {sectionLabels} from '../SearchWindow/sectionLabels.ts';
import {useSearchClient} from '../SearchWindow/useSearchClient.ts';

import styles from './SearchResults.module.css';

const PAGE_SIZE = 15;

/** Milliseconds after the last key before the address and the results follow. */
const PAUSE = 120;

function Marked({text, marks}: {text: string; marks: readonly string[]}): ReactNode {
  return markedPieces(text, marks).map(({text: piece, isMarked}, index) =>
    isMarked ? <mark key={index}>{piece}</mark> : piece,
  );
}

function Excerpt({
  hit,
  anchor,
  given,
  marks,
}: {
  hit: PageHit;
  anchor: string;
  given?: string;
  marks: string[];
}) {
  const client = useSearchClient();
  const [text, setText] = useState(given ?? '');
  useEffect(() => {
    let isCurrent = true;
    if (given === undefined) {
      client
        .excerpt(hit.url, anchor, marks)
        .then((found) => {
          if (isCurrent) setText(found);
        })
        .catch(() => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [anchor, client, given, hit, marks]);
  return (
    <p className={styles.excerpt}>
      <Marked text={text} marks={marks} />
    </p>
  );
}

function Result({hit, marks}: {hit: PageHit; marks: string[]}): ReactNode {
  const first = hit.sections[0];
  return (
    <li className={styles.result}>
      <p className={styles.context}>{hit.context}</p>
      <h2 className={styles.title}>
        <Link to={hit.url} autoAddBaseUrl={false}>
          <Marked text={hit.title} marks={marks} />
        </Link>
      </h2>
      <Excerpt
        hit={hit}
        anchor={first?.anchor ?? ''}
        given={first ? first.excerpt : hit.excerpt}
        marks={marks}
      />
      {hit.sections.length > 0 && (
        <ul className={styles.sections}>
          {hit.sections.map(({anchor, heading}) => (
            <li key={anchor}>
              <Link to={`${hit.url}#${anchor}`} autoAddBaseUrl={false}>
                <Marked text={heading} marks={marks} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What the search page knows about one query. */
interface State {
  query: string;
  section: string;
  answer?: SearchAnswer;
  hasFailed?: boolean;
}

/** Search field, section filter and results. Reads and writes the parameters `q` and `section` of the address. */
export default function SearchResults(): ReactNode {
  const client = useSearchClient();
  const [query, setQuery] = useSearchQueryString();
  const [section, setSection] = useQueryString('section');
  const [typed, setTyped] = useState(query);
  const [state, setState] = useState<State>({query: '', section: ''});
  const {selectMessage} = usePluralForm();
  const labels = sectionLabels(useDocusaurusContext().i18n.currentLocale as Locale);
  const known = Object.hasOwn(labels, section) ? section : '';
  const written = useRef(query);

  // The address changes by itself when the reader goes back, or follows a link of the window.
  useEffect(() => {
    if (query !== written.current) {
      written.current = query;
      setTyped(query);
    }
  }, [query]);

  useEffect(() => {
    if (typed === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = typed;
      setQuery(typed);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [setQuery, typed]);

  useEffect(() => {
    let isCurrent = true;
    if (query.trim() === '') {
      setState({query, section: known});
      return undefined;
    }
    client
      .search({text: query, section: known || undefined, limit: PAGE_SIZE})
      .then((answer) => {
        if (isCurrent) setState({query, section: known, answer});
      })
      .catch(() => {
        if (isCurrent) setState({query, section: known, hasFailed: true});
      });
    return () => {
      isCurrent = false;
    };
  }, [client, known, query]);

  const showMore = () => {
    const {answer} = state;
    if (!answer) return;
    client
      .search({text: query, section: known || undefined, offset: answer.pages.length, limit: PAGE_SIZE})
      .then((next) => setState({...state, answer: {...answer, pages: [...answer.pages, ...next.pages]}}))
      .catch(() => setState({...state, hasFailed: true}));
  };

  const {answer, hasFailed} = state;
  const isWaiting = query.trim() !== '' && (state.query !== query || state.section !== known);
  const count = answer?.total ?? 0;
  let status = '';
  if (answer && !isWaiting) {
    status =
      count === 0
        ? translate({id: 'site.search.noResults', message: 'No results for "{query}"'}, {query})
        : selectMessage(
            count,
            translate(
              {id: 'site.search.pagesFound', message: 'One page found|{count} pages found'},
              {count: String(count)},
            ),
          );
  }

  return (
    <>
      <noscript>
        <p>
          <Translate id="site.search.noscript">
            Search needs JavaScript. Without it, find the page in its section:
          </Translate>
        </p>
        <ul>
          {Object.entries(labels).map(([id, label]) => (
            <li key={id}>
              <Link to={`/${id}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </noscript>
      <search data-needs-scripts>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className={styles.input}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
            })}
            aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
            autoComplete="off"
            spellCheck={false}
          />
          <select
            className={styles.select}
            value={known}
            onChange={(event) => setSection(event.target.value || null)}
            aria-label={translate({id: 'site.search.section', message: 'Section'})}>
            <option value="">{translate({id: 'site.search.allSections', message: 'All sections'})}</option>
            {Object.entries(labels).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </form>
      </search>
      <p className={styles.status} role="status">
        {status}
      </p>
      {hasFailed && !isWaiting && (
        <div role="alert" className={styles.message}>
          <p>
            <strong>
              <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
            </strong>
          </p>
          <p>
            <Translate id="theme.SearchModal.errorScreen.helpText">
              You might want to check your network connection.
            </Translate>
          </p>
        </div>
      )}
      {answer && count === 0 && !isWaiting && (
        <div className={styles.message}>
          <SearchSuggestions onChoose={setTyped} />
          <p>
            <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
              Believe this query should return results?
            </Translate>{' '}
            <a
              href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(
                translate(
                  {id: 'site.search.reportSubject', message: 'Search finds nothing: {query}'},
                  {query: query.slice(0, 200)},
                ),
              )}`}>
              <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
                Let us know.
              </Translate>
            </a>
          </p>
        </div>
      )}
      {answer && count > 0 && (
        <ol className={styles.results} aria-busy={isWaiting}>
          {answer.pages.map((hit) => (
            <Result key={hit.url} hit={hit} marks={answer.marks} />
          ))}
        </ol>
      )}
      {answer && answer.pages.length < count && (
        <button type="button" className="button button--secondary" onClick={showMore}>
          <Translate id="site.search.more">Show more</Translate>
        </button>
      )}
    </>
  );
}
