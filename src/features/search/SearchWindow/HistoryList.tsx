import {translate} from '@docusaurus/Translate';
import React, {useId, type MouseEvent, type ReactNode} from 'react';

import type {VisitedResult} from '../searchHistory.ts';
import {moveFocus} from '../../../ui/moveFocus.ts';

import styles from './SearchWindow.module.css';

interface Props {
  title: string;
  entries: readonly VisitedResult[];
  onOpen: (event: MouseEvent, entry: VisitedResult) => void;
  /** Saves a result. Unset for the favorites themselves. */
  onSave?: (entry: VisitedResult) => void;
  /** Label of the button that removes a result. */
  removeLabel: string;
  onRemove: (entry: VisitedResult) => void;
}

/**
 * Focuses the same button of the next entry, or else of the previous one, or else the search field, because the entry
 * is about to disappear.
 */
function leaveEntry(button: HTMLElement): void {
  const entry = button.parentElement;
  const neighbor = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const position = [...(entry?.children ?? [])].indexOf(button);
  moveFocus(neighbor ? neighbor.children[position] : button.closest('dialog')?.querySelector('input'));
}

/** Renders the results that the reader has opened or saved. */
export default function HistoryList({
  title,
  entries,
  onOpen,
  onSave,
  removeLabel,
  onRemove,
}: Props): ReactNode {
  const id = useId();
  if (entries.length === 0) return null;
  const saveLabel = translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
  });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      <ul className={styles.history}>
        {entries.map((entry) => {
          const name = entry.heading ?? entry.title;
          return (
            <li key={entry.url} className={styles.visited}>
              <a
                className={styles.row}
                href={entry.url}
                onClick={(event) => {
                  onOpen(event, entry);
                }}>
                <span className={styles.title}>{name}</span>
                <span className={styles.excerpt}>
                  {[entry.heading && entry.title, entry.context].filter(Boolean).join(' — ')}
                </span>
              </a>
              {onSave && (
                <button
                  type="button"
                  className={styles.action}
                  title={saveLabel}
                  aria-label={`${saveLabel}: ${name}`}
                  onClick={({currentTarget}) => {
                    leaveEntry(currentTarget);
                    onSave(entry);
                  }}>
                  <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
                    <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8l5-.7z" />
                  </svg>
                </button>
              )}
              <button
                type="button"
                className={styles.action}
                title={removeLabel}
                aria-label={`${removeLabel}: ${name}`}
                onClick={({currentTarget}) => {
                  leaveEntry(currentTarget);
                  onRemove(entry);
                }}>
                <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m5 5 10 10M15 5 5 15" />
                </svg>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
