import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {useRef, type ReactNode} from 'react';

import {moveFocus} from '../moveFocus.ts';
import TextButton from '../TextButton/TextButton.tsx';

import styles from './DismissibleNotice.module.css';

interface Props {
  /** Unique ID. The dismissal is stored under the key `site.notice.<id>`. */
  id: string;
  /** Heading and accessible name of the notice. */
  label: string;
  children: ReactNode;
}

/**
 * Returns whether the reader has permanently closed the notice. If storage is blocked, closing it affects only this
 * visit, because only the mark on the document remains.
 */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'dismissed';
  } catch {
    return false;
  }
}

/**
 * Renders a notice that the reader can close permanently. The state is an attribute of the document. A script next to
 * the notice sets it before anything is painted so that a closed notice neither flashes nor shifts the page.
 */
export default function DismissibleNotice({id, label, children}: Props): ReactNode {
  const key = `site.notice.${id}`;
  const attribute = `data-notice-${id}`;
  const isBrowser = useIsBrowser();
  const notice = useRef<HTMLDivElement>(null);

  // The following script runs only on pages that the browser loads, not on those that the reader navigates to.
  useIsomorphicLayoutEffect(() => {
    if (isStored(key)) document.documentElement.setAttribute(attribute, 'dismissed');
    const isDismissed = document.documentElement.getAttribute(attribute) === 'dismissed';
    if (isDismissed && notice.current) notice.current.hidden = true;
    // The notice was closed in another window, or on another page before the browser restored this one from its cache.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key || event.newValue !== 'dismissed') return;
      document.documentElement.setAttribute(attribute, 'dismissed');
      if (notice.current) notice.current.hidden = true;
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, [attribute, key]);

  const dismiss = () => {
    document.documentElement.setAttribute(attribute, 'dismissed');
    moveFocus(notice.current?.nextElementSibling ?? notice.current?.parentElement);
    if (notice.current) notice.current.hidden = true;
    try {
      localStorage.setItem(key, 'dismissed');
    } catch (error) {
      console.warn('The notice is closed for this visit only, because storage is blocked', error);
    }
  };

  return (
    <div
      ref={notice}
      className={styles.notice}
      role="note"
      aria-label={label}
      data-notice={id}
      suppressHydrationWarning>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        <TextButton onClick={dismiss}>
          {translate({id: 'site.notice.dismiss', message: 'Dismiss'})}
        </TextButton>
      </div>
      {children}
      {/* Included only in built pages, because React doesn't run scripts that it creates. */}
      {!isBrowser && (
        <script
          dangerouslySetInnerHTML={{
            __html: `try{if(localStorage.getItem('${key}')==='dismissed'){document.documentElement.setAttribute('${attribute}','dismissed');document.currentScript.parentNode.hidden=true}}catch(e){}`,
          }}
        />
      )}
    </div>
  );
}
