import {translate} from '@docusaurus/Translate';
import React, {useEffect, useState, type ReactNode} from 'react';

import styles from './CopyLine.module.css';

interface Props {
  /** File or window that the line belongs to. */
  label: string;
  text: string;
}

/** How long the button says that the line was copied, in milliseconds. */
const SHOWN = 2000;

/** One line of code, shown whole, with a button that copies it. */
export default function CopyLine({label, text}: Props): ReactNode {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // No permission, or a page without HTTPS: the line can still be selected.
      console.warn('The line could not be copied', error);
    }
  };

  const said = translate({id: 'site.copyLine.copied', message: 'Copied'});
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        <span>{label}</span>
        <button
          type="button"
          aria-label={
            copied
              ? undefined
              : translate({id: 'site.copyLine.label', message: 'Copy the line for {label}'}, {label})
          }
          onClick={() => void copy()}>
          {copied ? said : translate({id: 'site.copyLine.copy', message: 'Copy'})}
        </button>
        <span role="status" className={styles.status}>
          {copied ? said : ''}
        </span>
      </div>
      <code>{text}</code>
    </div>
  );
}
