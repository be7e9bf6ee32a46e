import React, {useId, type MouseEvent, type ReactNode} from 'react';

import type {SearchClient, SubjectHit} from '../searchClient.ts';
import type {VisitedResult} from '../searchHistory.ts';
import {PLATFORM_NAMES} from '../../../site/sections.ts';

import Excerpt from './Excerpt.tsx';
import Marked from './Marked.tsx';
import MissingWords from './MissingWords.tsx';
import styles from './SearchWindow.module.css';

/** Maximum number of headings per subject in the window. */
const HEADINGS = 3;

interface Props {
  client: SearchClient;
  hit: SubjectHit;
  marks: readonly string[];
  onOpen: (event: MouseEvent, entry: VisitedResult) => void;
}

/**
 * Renders a matching page, its headings, and its versions for each platform. The versions are rows like the others so
 * that the arrow keys reach them. The rows are plain links because the site's links would preload the page of every
 * visible row, which is larger than the search itself.
 */
export default function SubjectRows({client, hit, marks, onOpen}: Props): ReactNode {
  const id = useId();
  const {url, title, context, versions, missing} = hit;
  const rows = [
    {anchor: '', text: title, excerpt: hit.excerpt, entry: {url, title, context}},
    ...hit.sections.slice(0, HEADINGS).map(({anchor, heading, excerpt}) => ({
      anchor,
      text: heading,
      excerpt,
      entry: {url: `${url}#${anchor}`, title, heading, context},
    })),
  ];
  const optionOf = (key: string, entry: VisitedResult) => ({
    id: `${id}-${key}`,
    role: 'option',
    // The combobox changes the attribute, and React doesn't update it again.
    'aria-selected': false,
    tabIndex: -1,
    href: entry.url,
    onClick: (event: MouseEvent) => {
      onOpen(event, entry);
    },
  });
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.group}>
        {context ? `${title} — ${context}` : title}
      </div>
      {rows.map(({anchor, text, excerpt, entry}, index) => (
        <a key={entry.url} {...optionOf(String(index), entry)} className={styles.row}>
          <span className={anchor === '' ? styles.title : styles.heading}>
            <Marked text={text} marks={marks} />
          </span>
          <span className={styles.excerpt}>
            <Excerpt client={client} url={url} anchor={anchor} given={excerpt} marks={marks} />
          </span>
          {index === 0 && missing.length > 0 && <MissingWords words={missing} />}
        </a>
      ))}
      {versions.length > 0 && (
        <div role="presentation" className={styles.versions}>
          {versions.map((version) => {
            const name = PLATFORM_NAMES[version.platform];
            return (
              <a
                key={version.platform}
                {...optionOf(version.platform, {url: version.url, title, context: name})}
                className={styles.version}
                aria-label={`${name} — ${title}`}
                aria-current={version.url === url}
                translate="no">
                {name}
              </a>
            );
          })}
        </div>
      )}
    </div>
  );
}
