import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import TextButton from '../TextButton/TextButton.tsx';
import {copyStatus} from '../copyStatus.ts';
import {useCopy} from '../useCopy.ts';

import styles from './CopyLine.module.css';

interface Props {
  /** File or window that the line belongs to. */
  label: string;
  text: string;
}

/** Renders one line of code in full, with a button that copies it. */
export default function CopyLine({label, text}: Props): ReactNode {
  const {state, copy} = useCopy(text, 'The line could not be copied');
  const copied = state === 'copied';
  const status = copyStatus(state);
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        <span>{label}</span>
        <TextButton
          aria-label={
            copied
              ? undefined
              : translate({id: 'site.copyLine.label', message: 'Copy the line for {label}'}, {label})
          }
          onClick={() => void copy()}>
          {copied ? status : translate({id: 'site.copyLine.copy', message: 'Copy'})}
        </TextButton>
      </div>
      <code translate="no">{text}</code>
      <span role="status" className={state === 'refused' ? undefined : 'for-screen-readers'}>
        {status}
      </span>
    </div>
  );
}
