import React, {useId, type MouseEvent, type ReactNode} from 'react';

import type {PageHit, SearchClient} from '../searchClient.ts';
import type {VisitedResult} from '../searchHistory.ts';

import Excerpt from './Excerpt.tsx';
import Marked from './Marked.tsx';
import styles from './SearchWindow.module.css';

/** Maximum number of headings per page in the window. */
const HEADINGS = 3;

interface Props {
  client: SearchClient;
  page: PageHit;
  marks: readonly string[];
  onOpen: (event: MouseEvent, entry: VisitedResult) => void;
}

/**
 * Renders a matching page and its headings. The rows are plain links because the site's links would preload the page of
 * every visible row, which is larger than the search itself.
 */
export default function PageRows({client, page, marks, onOpen}: Props): ReactNode {
  const id = useId();
  const {url, title, context} = page;
  const rows = [
    {anchor: '', text: title, excerpt: page.excerpt, entry: {url, title, context}},
    ...page.sections.slice(0, HEADINGS).map(({anchor, heading, excerpt}) => ({
      anchor,
      text: heading,
      excerpt,
      entry: {url: `${url}#${anchor}`, title, heading, context},
    })),
  ];
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.group}>
        {context ? `${title} — ${context}` : title}
      </div>
      {rows.map(({anchor, text, excerpt, entry}, index) => (
        <a
          key={entry.url}
          id={`${id}-${index}`}
          role="option"
          // The combobox changes the attribute, and React doesn't update it again.
          aria-selected={false}
          tabIndex={-1}
          className={styles.row}
          href={entry.url}
          onClick={(event) => {
            onOpen(event, entry);
          }}>
          <span className={anchor === '' ? styles.title : styles.heading}>
            <Marked text={text} marks={marks} />
          </span>
          <span className={styles.excerpt}>
            <Excerpt client={client} url={url} anchor={anchor} given={excerpt} marks={marks} />
          </span>
        </a>
      ))}
    </div>
  );
}
