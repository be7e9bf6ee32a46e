import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';

import type {GlossaryEntry, GlossaryGroup} from '../glossaryGroups.ts';

import styles from './GlossaryGroups.module.css';

/** Renders text with code in backticks. */
function definition(text: string): ReactNode[] {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

function Entry({id, term, also, english, definition: text}: GlossaryEntry): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.entry}>
      <dt id={id}>
        <dfn>{term}</dfn>
        {english !== undefined && (
          <span className={styles.english} lang="en">
            {english}
          </span>
        )}
        <a
          href={`#${id}`}
          className="hash-link"
          aria-label={translate({id: 'site.glossary.link', message: 'Direct link to {term}'}, {term})}
        />
      </dt>
      <dd>
        {definition(text)}
        {also.length > 0 && (
          <span className={styles.also}>
            {' '}
            {translate({id: 'site.glossary.also', message: 'Also: {terms}.'}, {terms: also.join(', ')})}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Renders terms by letter, each with its own anchor, below a row of letters. */
export default function GlossaryGroups({groups}: {groups: readonly GlossaryGroup[]}): ReactNode {
  return (
    <>
      <nav
        className={styles.letters}
        aria-label={translate({id: 'site.glossary.letters', message: 'Glossary index'})}>
        {groups.map(({letter, id}) => (
          <a key={id} href={`#${id}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({letter, id, entries}) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <Heading as="h2" id={id}>
            {letter}
          </Heading>
          <dl>
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
