import React, {type ReactNode} from 'react';

import {copyStatus} from '../copyStatus.ts';
import {useCopy} from '../useCopy.ts';

import styles from './CopyText.module.css';

interface Props {
  /** Label of the button. */
  label: string;
  text: string;
  /** Height of the text in lines, if it is shown. */
  rows: number;
}

/**
 * Renders a button that copies text. If the browser denies access to the clipboard, shows the text for manual copying.
 */
export default function CopyText({label, text, rows}: Props): ReactNode {
  const {state, copy} = useCopy(text, 'The text could not be copied');
  const status = copyStatus(state);
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {state === 'copied' ? status : label}
      </button>
      <span role="status" className={state === 'refused' ? undefined : 'for-screen-readers'}>
        {status}
      </span>
      {state === 'refused' && (
        <textarea
          className={styles.text}
          aria-label={label}
          readOnly
          rows={rows}
          value={text}
          onFocus={({target}) => {
            target.select();
          }}
        />
      )}
    </>
  );
}
