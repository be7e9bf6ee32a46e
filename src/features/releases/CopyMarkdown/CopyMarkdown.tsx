import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

import {useCopy} from '../../../ui/useCopy.ts';

import styles from './CopyMarkdown.module.css';

/**
 * Renders a button that copies text. If the browser denies access to the clipboard, shows the text for manual copying.
 */
export default function CopyMarkdown({text}: {text: string}): ReactNode {
  const {state, copy} = useCopy(text, 'The Markdown could not be copied');
  const copied = translate({id: 'site.copyLine.copied', message: 'Copied'});
  const label = translate({id: 'site.comparison.copy', message: 'Copy as Markdown'});
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {state === 'copied' ? copied : label}
      </button>
      <span role="status" className="for-screen-readers">
        {state === 'copied' ? copied : ''}
      </span>
      {state === 'refused' && (
        <textarea className={styles.markdown} aria-label={label} readOnly rows={12} value={text} />
      )}
    </>
  );
}
