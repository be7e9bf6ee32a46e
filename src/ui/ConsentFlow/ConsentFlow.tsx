import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import diagram from '../Diagram/Diagram.module.css';

import styles from './ConsentFlow.module.css';

/** Renders a diagram of how consent is handled before the SDK starts. */
export default function ConsentFlow(): ReactNode {
  return (
    <figure className={diagram.figure}>
      <ol className={styles.flow}>
        <li className={styles.box}>
          <strong>
            <Translate id="site.consentFlow.request">Update the consent state</Translate>
          </strong>
        </li>
        <li className={styles.box}>
          <strong>
            <Translate id="site.consentFlow.status">Read the status</Translate>
          </strong>
        </li>
        <li>
          <ul className={styles.fork}>
            <li>
              <span className={styles.case}>
                <Translate id="site.consentFlow.required">Required</Translate>
              </span>
              <span className={styles.box}>
                <strong>
                  <Translate id="site.consentFlow.form">The form is shown</Translate>
                </strong>
                <span className={diagram.soft}>
                  <Translate id="site.consentFlow.form.text">
                    The user responds, and the form closes.
                  </Translate>
                </span>
              </span>
            </li>
            <li>
              <span className={styles.case}>
                <Translate id="site.consentFlow.notRequired">Not required, or already obtained</Translate>
              </span>
              <span className={clsx(styles.box, styles.none)}>
                <strong>
                  <Translate id="site.consentFlow.noForm">No form</Translate>
                </strong>
              </span>
            </li>
          </ul>
        </li>
        <li className={clsx(styles.box, styles.end)}>
          <strong>
            <Translate id="site.consentFlow.initialize">Initialize the SDK</Translate>
          </strong>
        </li>
      </ol>
    </figure>
  );
}
