import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import styles from './MissingWords.module.css';

/** Maximum number of words that are listed. A pasted log has many. */
const MOST = 4;

interface Props {
  words: readonly string[];
}

/** Renders the words of the query that a result doesn't contain. */
export default function MissingWords({words}: Props): ReactNode {
  const listed = words.slice(0, MOST).join(', ');
  return (
    <span className={styles.missing}>
      {translate(
        {
          id: 'site.search.without',
          message: 'Missing: {words}',
          description: 'Words of the query that a search result does not contain',
        },
        {words: words.length > MOST ? `${listed}, …` : listed},
      )}
    </span>
  );
}
