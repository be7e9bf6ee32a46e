import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Buttons of a block of code. Ejected: the theme's come with hydration, and texts are hydrated when they are touched; here
 * the page is served with them, so that there is something to touch.
 */
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttonGroup)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
