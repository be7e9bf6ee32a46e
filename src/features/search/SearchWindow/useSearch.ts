import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';

import {limitQuery, quotedQuery} from '../limitQuery.ts';
import type {Platform} from '../../../site/sections.ts';
import type {SearchAnswer, SearchClient} from '../searchClient.ts';

interface Question {
  text: string;
  /** ID of the section whose pages come first. */
  near?: string | undefined;
  /** ID of the only section to search. */
  section?: string | undefined;
  /** Platform whose version of a page opens. */
  platform?: Platform | undefined;
  /** Subjects per request. */
  limit: number;
}

interface Search {
  /** The last answer. While the current query is pending, it belongs to the previous one. */
  answer?: SearchAnswer;
  /** Whether the query is still pending. */
  isWaiting: boolean;
  hasFailed: boolean;
  /**
   * Message with the number of results, in the reader's language. Empty while there is no answer to the query.
   */
  status: string;
  /** Fetches the next results, if there are more. */
  showMore?: () => void;
}

interface Outcome {
  /** Key of the query that the answer belongs to. */
  key: string;
  answer?: SearchAnswer;
  /** Number of subjects requested so far. Fewer might have been received. */
  requested: number;
  hasFailed?: boolean;
}

/** Searches while the reader types. Late answers are ignored, and blank text has no answer. */
export function useSearch(client: SearchClient, {text, near, section, platform, limit}: Question): Search {
  const query = limitQuery(text, client.longest);
  const isBlank = query.trim() === '';
  const key = JSON.stringify([query, near, section, platform]);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (isBlank) {
      setOutcome(undefined);
      return undefined;
    }
    let isCurrent = true;
    const settle = (next: Pick<Outcome, 'answer' | 'hasFailed'>) => {
      if (isCurrent) setOutcome({key, requested: limit, ...next});
    };
    client.search({text: query, near, section, platform, limit}).then(
      (answer) => {
        settle({answer});
      },
      () => {
        settle({hasFailed: true});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, isBlank, key, limit, near, platform, query, section]);

  const shown = isBlank ? undefined : outcome;
  const {answer, requested = 0} = shown ?? {};
  const isWaiting = !isBlank && shown?.key !== key;

  const {selectMessage} = usePluralForm();
  let status = '';
  if (answer && !isWaiting) {
    status =
      answer.total === 0
        ? translate(
            {id: 'site.search.noResults', message: 'No results for "{query}"'},
            {query: quotedQuery(query)},
          )
        : selectMessage(
            answer.total,
            translate(
              {id: 'site.search.resultsFound', message: 'One result found|{count} results found'},
              {count: String(answer.total)},
            ),
          );
  }

  const showMore = () => {
    const settle = (change: (answer: SearchAnswer) => Partial<Outcome>) => {
      setOutcome((current) =>
        current?.key === key && current.requested === requested && current.answer
          ? {...current, ...change(current.answer)}
          : current,
      );
    };
    client.search({text: query, near, section, platform, offset: requested, limit}).then(
      (next) => {
        settle((known) => {
          const shownSubjects = new Set(known.subjects.map(({subject}) => subject));
          const further = next.subjects.filter(({subject}) => !shownSubjects.has(subject));
          const subjects = [...known.subjects, ...further];
          return {requested: requested + limit, hasFailed: false, answer: {...known, subjects}};
        });
      },
      () => {
        settle(() => ({hasFailed: true}));
      },
    );
  };

  return {
    isWaiting,
    status,
    hasFailed: !isWaiting && shown?.hasFailed === true,
    ...(answer ? {answer} : {}),
    ...(answer && !isWaiting && requested < answer.total ? {showMore} : {}),
  };
}
