import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import React, {type ReactNode} from 'react';

import {formatDate} from '../../releases/releaseDate.ts';
import type {TranslationState} from '../translationState.ts';

import styles from './TranslationNotice.module.css';

interface Props {
  /** State of the page, from its front matter. English pages have no state. */
  translation: TranslationState | undefined;
}

/**
 * Renders a notice on a Russian page that says that the English page is newer or that there is no Russian translation,
 * with a link to the English page. Renders nothing if the page is up to date or its state is unknown.
 */
export default function TranslationNotice({translation}: Props): ReactNode {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const {createUrl} = useAlternatePageUtils();
  if (translation?.state !== 'behind' && translation?.state !== 'missing') return null;
  const english = (
    // Another language is a separate build, so it needs a plain link instead of a router link.
    <a href={createUrl({locale: defaultLocale, fullyQualified: false})} hrefLang={defaultLocale}>
      <Translate id="site.translation.link">Read the English page</Translate>
    </a>
  );
  return (
    <div className={styles.notice} role="note">
      {translation.state === 'behind' ? (
        <p>
          <Translate id="site.translation.behind" values={{date: formatDate(translation.date), english}}>
            {'This translation is out of date. The English page changed on {date}. {english}'}
          </Translate>
        </p>
      ) : (
        <p>
          <Translate id="site.translation.missing" values={{english}}>
            {"This page hasn't been translated yet, so its text is in English. {english}"}
          </Translate>
        </p>
      )}
    </div>
  );
}
