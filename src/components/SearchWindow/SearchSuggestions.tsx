import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import TextButton from '../TextButton/TextButton.tsx';

import styles from './SearchSuggestions.module.css';

interface Props {
  /** Called with the words that the reader chose. */
  onChoose: (query: string) => void;
}

/** What to search for instead when nothing was found: what most readers come for. */
export default function SearchSuggestions({onChoose}: Props): ReactNode {
  const suggestions = [
    translate({id: 'site.search.suggestion.start', message: 'Get started'}),
    translate({id: 'site.search.suggestion.test', message: 'Test mode'}),
    translate({id: 'site.search.suggestion.noAds', message: 'No ads'}),
  ];
  return (
    <div className={styles.suggestions}>
      <span>
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>:
      </span>
      {suggestions.map((suggestion) => (
        <TextButton key={suggestion} className={styles.suggestion} onClick={() => onChoose(suggestion)}>
          {suggestion}
        </TextButton>
      ))}
    </div>
  );
}
