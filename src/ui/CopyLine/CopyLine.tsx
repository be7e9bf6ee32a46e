import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import TextButton from '../TextButton/TextButton.tsx';
import {useCopy} from '../useCopy.ts';

import styles from './CopyLine.module.css';

interface Props {
  /** File or window that the line belongs to. */
  label: string;
  text: string;
}

/** Renders one line of code in full, with a button that copies it. */
export default function CopyLine({label, text}: Props): ReactNode {
  // If the browser denies access, the line can still be selected.
  const {state, copy} = useCopy(text, 'The line could not be copied');
  const copied = state === 'copied';
  const said = translate({id: 'site.copyLine.copied', message: 'Copied'});
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
          {copied ? said : translate({id: 'site.copyLine.copy', message: 'Copy'})}
        </TextButton>
        <span role="status" className="for-screen-readers">
          {copied ? said : ''}
        </span>
      </div>
      <code translate="no">{text}</code>
    </div>
  );
}
