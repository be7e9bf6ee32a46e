import {translate} from '@docusaurus/Translate';
import React, {useId, type ReactNode} from 'react';

import {showModal} from '../../../ui/showModal.ts';
import TextButton from '../../../ui/TextButton/TextButton.tsx';

import styles from './ValuesDialog.module.css';
import ValuesForm from './ValuesForm.tsx';

/** Renders the form for the reader's values in a modal window, for pages of all platforms. */
export default function ValuesDialog({onClose}: {onClose: () => void}): ReactNode {
  const id = useId();
  return (
    <dialog
      ref={showModal}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={onClose}
      onClose={onClose}>
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          {translate({id: 'site.yourValues.item', message: 'Your values in snippets'})}
        </p>
        <TextButton onClick={onClose}>
          {translate({id: 'site.yourValues.close', message: 'Close'})}
        </TextButton>
      </div>
      <ValuesForm />
    </dialog>
  );
}
