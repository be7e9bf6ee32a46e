import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import styles from './ConsentFlow.module.css';

/** How consent is settled before the SDK starts. */
export default function ConsentFlow(): ReactNode {
  return (
    <figure className={styles.figure}>
      <ol className={styles.flow}>
        <li className={styles.step}>
          <strong>
            <Translate id="site.consentFlow.request">Ask for the consent state</Translate>
          </strong>
          <code>requestConsentInfoUpdate</code>
        </li>
        <li className={styles.fork}>
          <strong>
            <Translate id="site.consentFlow.status">Look at the status</Translate>
          </strong>
          <ul className={styles.branches}>
            <li>
              <span className={styles.status}>
                <Translate id="site.consentFlow.required">Required</Translate>
              </span>
              <span>
                <Translate id="site.consentFlow.required.text">The form is shown and the user answers.</Translate>
              </span>
            </li>
            <li>
              <span className={styles.status}>
                <Translate id="site.consentFlow.notRequired">Not required or obtained</Translate>
              </span>
              <span>
                <Translate id="site.consentFlow.notRequired.text">No form is needed.</Translate>
              </span>
            </li>
          </ul>
        </li>
        <li className={styles.step}>
          <strong>
            <Translate id="site.consentFlow.initialize">Initialize the SDK</Translate>
          </strong>
          <code>initialize</code>
        </li>
      </ol>
    </figure>
  );
}
