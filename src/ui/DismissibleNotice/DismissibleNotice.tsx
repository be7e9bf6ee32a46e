import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {useRef, type ReactNode} from 'react';

import TextButton from '../TextButton/TextButton.tsx';

import styles from './DismissibleNotice.module.css';

interface Props {
  /** Name under which the dismissal is stored, `site.notice.<id>`. */
  id: string;
  /** Heading and accessible name of the notice. */
  label: string;
  children: ReactNode;
}

/**
 * Whether the reader has closed the notice. Without storage, it is closed only for this visit, because the mark on the
 * document remains.
 */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'dismissed';
  } catch {
    return false;
  }
}

/**
 * A notice that the reader can close permanently. The state is an attribute of the document, set by a script next to
 * the notice before anything is painted, so that a closed notice neither flashes nor moves the page.
 */
export default function DismissibleNotice({id, label, children}: Props): ReactNode {
  const key = `site.notice.${id}`;
  const attribute = `data-notice-${id}`;
  const isBrowser = useIsBrowser();
  const notice = useRef<HTMLDivElement>(null);

  // The script below runs only in loaded pages, not in those to which the reader navigates.
  useIsomorphicLayoutEffect(() => {
    if (isStored(key)) document.documentElement.setAttribute(attribute, 'dismissed');
    const isDismissed = document.documentElement.getAttribute(attribute) === 'dismissed';
    if (isDismissed && notice.current) notice.current.hidden = true;
    // Closed in another window, or on another page before the browser restored this one from its cache.
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
      {/* Only in built pages, because React doesn't run scripts that it creates. */}
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
