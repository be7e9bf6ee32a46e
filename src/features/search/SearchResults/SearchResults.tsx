import Link from '@docusaurus/Link';
import {useQueryString, useSearchQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';

import {loadChosenPlatform, saveChosenPlatform} from '../chosenPlatform.ts';
import {limitQuery} from '../limitQuery.ts';
import type {SearchClient, SubjectHit} from '../searchClient.ts';
import type {Locale} from '../../../site/locales.ts';
import {PLATFORM_NAMES} from '../../../site/sections.ts';
import {moveFocus} from '../../../ui/moveFocus.ts';
import Excerpt from '../SearchWindow/Excerpt.tsx';
import Marked from '../SearchWindow/Marked.tsx';
import MissingWords from '../SearchWindow/MissingWords.tsx';
import NoResults from '../SearchWindow/NoResults.tsx';
import SearchFailure from '../SearchWindow/SearchFailure.tsx';
import {sectionLabels} from '../SearchWindow/sectionLabels.ts';
import {useSearch} from '../SearchWindow/useSearch.ts';
import {useSearchClient} from '../SearchWindow/useSearchClient.ts';

import styles from './SearchResults.module.css';

const PAGE_SIZE = 15;

/** Milliseconds after the last key press before the URL and the results are updated. */
const PAUSE = 120;

interface ResultProps {
  client: SearchClient;
  hit: SubjectHit;
  marks: readonly string[];
}

function Result({client, hit, marks}: ResultProps): ReactNode {
  const first = hit.sections[0];
  const onOpen = () => {
    saveChosenPlatform(hit.url);
  };
  return (
    <li className={styles.result}>
      <p className={styles.context}>{hit.context}</p>
      <h2 className={styles.title}>
        <Link to={hit.url} autoAddBaseUrl={false} onClick={onOpen}>
          <Marked text={hit.title} marks={marks} />
        </Link>
      </h2>
      <p className={styles.excerpt}>
        <Excerpt
          client={client}
          url={hit.url}
          anchor={first?.anchor ?? ''}
          given={first ? first.excerpt : hit.excerpt}
          marks={marks}
        />
      </p>
      {hit.missing.length > 0 && (
        <p className={styles.missing}>
          <MissingWords words={hit.missing} />
        </p>
      )}
      {hit.sections.length > 0 && (
        <ul className={styles.sections}>
          {hit.sections.map(({anchor, heading}) => (
            <li key={anchor}>
              <Link to={`${hit.url}#${anchor}`} autoAddBaseUrl={false} onClick={onOpen}>
                <Marked text={heading} marks={marks} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hit.versions.length > 0 && (
        <ul
          className={styles.versions}
          aria-label={translate({id: 'site.search.versions', message: 'Platforms'})}>
          {hit.versions.map(({platform, url}) => (
            <li key={platform}>
              <Link
                to={url}
                autoAddBaseUrl={false}
                aria-label={`${PLATFORM_NAMES[platform]} — ${hit.title}`}
                aria-current={url === hit.url}
                translate="no"
                onClick={() => {
                  saveChosenPlatform(url);
                }}>
                {PLATFORM_NAMES[platform]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Synchronizes the text in the field with the query in the URL. The URL contains only as much of the text as is
 * searched for so that hosts accept it and a reload returns the same results.
 * @returns the field's text, its setter, and the query to search for.
 */
function useTypedQuery(longest: number, field: React.RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useSearchQueryString();
  const [typed, setTyped] = useState(query);
  // The query in the URL that the field already shows.
  const known = useRef(query);

  // Text that was typed before the scripts ran takes precedence over the URL.
  useIsomorphicLayoutEffect(() => {
    const early = field.current?.value ?? '';
    if (early === '') return;
    known.current = new URLSearchParams(window.location.search).get('q') ?? '';
    setTyped(early);
  }, [field]);

  // The URL also changes when the reader goes back, or follows a link in the search window.
  useEffect(() => {
    if (query === known.current) return;
    known.current = query;
    setTyped(query);
  }, [query]);

  useEffect(() => {
    const wanted = limitQuery(typed, longest);
    if (wanted === limitQuery(known.current, longest)) return undefined;
    const timer = setTimeout(() => {
      known.current = wanted;
      setQuery(wanted);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [longest, setQuery, typed]);

  return [typed, setTyped, query] as const;
}

/**
 * Renders the search field, the section filter, and the results. Reads and writes the `q` and `section` URL parameters.
 */
export default function SearchResults(): ReactNode {
  const client = useSearchClient();
  const field = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLSelectElement>(null);
  const [typed, setTyped, query] = useTypedQuery(client.longest, field);
  const [section, setSection] = useQueryString('section');
  const labels = sectionLabels(useDocusaurusContext().i18n.currentLocale as Locale);
  const known = Object.hasOwn(labels, section) ? section : '';
  const [chosen] = useState(loadChosenPlatform);
  const {answer, isWaiting, hasFailed, status, showMore} = useSearch(client, {
    text: query,
    section: known || undefined,
    platform: chosen,
    limit: PAGE_SIZE,
  });

  // Adopts a section that was selected before the scripts ran.
  useIsomorphicLayoutEffect(() => {
    const early = filter.current?.value ?? '';
    if (early !== '' && early !== known) setSection(early);
  }, []);

  // Number of results when the reader asked for more.
  const before = useRef<number>(undefined);
  const results = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const first = before.current;
    before.current = undefined;
    // The button might be gone. If the reader has left it in the meantime, the focus stays where it is.
    if (first === undefined || !['BODY', 'BUTTON'].includes(document.activeElement?.tagName ?? '')) return;
    const links = results.current?.querySelectorAll('h2 a');
    moveFocus(links?.[first] ?? links?.[first - 1]);
  }, [answer]);

  const count = answer?.total ?? 0;

  const choose = (words: string) => {
    setTyped(words);
    field.current?.focus();
  };

  return (
    <>
      <noscript>
        <p>
          <Translate id="site.search.noscript">
            Search requires JavaScript. Without it, browse the sections:
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
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
          }}>
          <input
            ref={field}
            type="search"
            name="q"
            className={styles.input}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
            })}
            aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
            autoComplete="off"
            spellCheck={false}
          />
          <select
            ref={filter}
            className={styles.select}
            value={known}
            onChange={(event) => {
              setSection(event.target.value || null);
            }}
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
      {limitQuery(typed, client.longest).length < typed.length && (
        <p className={styles.message}>
          <Translate id="site.search.cut">Search uses only the beginning of this text.</Translate>
        </p>
      )}
      {hasFailed && (
        <div className={styles.message}>
          <SearchFailure />
        </div>
      )}
      {answer && count === 0 && !isWaiting && <NoResults query={query} onChoose={choose} />}
      {answer && count > 0 && (
        <ol ref={results} className={styles.results} aria-busy={isWaiting}>
          {answer.subjects.map((hit) => (
            <Result key={hit.subject} client={client} hit={hit} marks={answer.marks} />
          ))}
        </ol>
      )}
      {showMore && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            before.current = answer?.subjects.length;
            showMore();
          }}>
          <Translate id="site.search.more">Show more</Translate>
        </button>
      )}
    </>
  );
}
