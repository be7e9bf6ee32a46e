import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import glossary from '@site/glossary/terms.json';
import React, {type ReactNode} from 'react';

import {groupTerms} from './groupTerms.ts';
import styles from './GlossaryList.module.css';

/**
 * The terms of `glossary/terms.json` with their definitions, in the order of the language of the page, by first letter.
 * Each term has an anchor, its id. Russian pages show the English word too.
 */
export default function GlossaryList(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {collectAnchor} = useBrokenLinks();
  const locale = i18n.currentLocale === 'ru' ? 'ru' : 'en';
  return groupTerms(glossary.terms, locale).map(({letter, terms}) => (
    <section key={letter} className={styles.group} aria-label={letter}>
      <p className={styles.letter} aria-hidden="true">
        {letter}
      </p>
      <dl className={styles.list}>
        {terms.map(({id, name, english, definition}) => {
          collectAnchor(id);
          return (
            <div key={id} id={id} className={styles.term}>
              <dt>
                {name}
                {english !== undefined && (
                  <span className={styles.english} lang="en">
                    {english}
                  </span>
                )}
              </dt>
              <dd>{definition}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}
