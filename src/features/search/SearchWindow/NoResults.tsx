import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import {quotedQuery} from '../limitQuery.ts';
import {encodeText} from '../../../site/encodeText.ts';
import {SUPPORT_EMAIL} from '../../../site/provider.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import styles from './NoResults.module.css';

interface Props {
  query: string;
  /** Called with the words to search for instead. */
  onChoose: (query: string) => void;
}

/** Renders suggestions for when nothing is found: popular searches, and a link to report the query. */
export default function NoResults({query, onChoose}: Props): ReactNode {
  const suggestions = [
    translate({id: 'site.search.suggestion.start', message: 'Get started'}),
    translate({id: 'site.search.suggestion.test', message: 'Test mode'}),
    translate({id: 'site.search.suggestion.noAds', message: 'No ads'}),
  ];
  const subject = translate(
    {id: 'site.search.reportSubject', message: 'No search results: {query}'},
    {query: quotedQuery(query)},
  );
  return (
    <div className={styles.message}>
      <div className={styles.suggestions}>
        <span>
          <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>:
        </span>
        {suggestions.map((suggestion) => (
          <TextButton
            key={suggestion}
            className={styles.suggestion}
            onClick={() => {
              onChoose(suggestion);
            }}>
            {suggestion}
          </TextButton>
        ))}
      </div>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
          Believe this query should return results?
        </Translate>{' '}
        <a href={`mailto:${SUPPORT_EMAIL}?subject=${encodeText(subject)}`}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
            Let us know.
          </Translate>
        </a>
      </p>
    </div>
  );
}
