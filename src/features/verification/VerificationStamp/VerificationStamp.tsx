import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {useId, type ReactNode} from 'react';

import {sourceTexts} from '../sourceTexts.ts';
import Day from '../../../ui/Day/Day.tsx';
import type {Verified} from '../verified.ts';

import styles from './VerificationStamp.module.css';

/** A longer list of sources is closed until a reader opens it. */
const MAX_OPEN = 3;

function Sources({urls}: {urls: readonly string[]}): ReactNode {
  const label = useId();
  const texts = sourceTexts(urls);
  const list = (
    <ul aria-labelledby={label}>
      {urls.map((url, index) => (
        <li key={url}>
          <Link to={url}>{texts[index]}</Link>
        </li>
      ))}
    </ul>
  );
  if (urls.length > MAX_OPEN) {
    return (
      <details>
        <summary id={label}>
          <Translate id="site.verification.sourceCount" values={{count: urls.length}}>
            {'Sources ({count})'}
          </Translate>
        </summary>
        {list}
      </details>
    );
  }
  return (
    <div className={styles.sources}>
      <p id={label}>
        <Translate id="site.verification.sources">Sources</Translate>
      </p>
      {list}
    </div>
  );
}

interface Props {
  /** The field of the English page. */
  verified: Verified | undefined;
}

/**
 * Shows with which release of the SDK and when a page was verified, and links to the sources. Shows nothing on other
 * pages. The Markdown version of the page reads this markup.
 */
export default function VerificationStamp({verified}: Props): ReactNode {
  if (verified === undefined) return null;
  const {sdk, date, sources = []} = verified;
  const time = <Day date={date} />;
  return (
    <footer className={`verification-stamp ${styles.stamp}`} data-sdk={sdk}>
      <p>
        {sdk === undefined ? (
          <Translate id="site.verification.date" values={{date: time}}>
            {'Verified on {date}'}
          </Translate>
        ) : (
          <Translate id="site.verification.sdk" values={{sdk: <span translate="no">{sdk}</span>, date: time}}>
            {'Verified with SDK {sdk} · {date}'}
          </Translate>
        )}
      </p>
      {sources.length > 0 && <Sources urls={sources} />}
    </footer>
  );
}
