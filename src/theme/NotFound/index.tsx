import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MissingPage} from '@site/src/components/MissingPage';
import {embeddedMark} from '@site/src/site/embeddedMark';
import NotFound from '@theme-original/NotFound';
import React, {useEffect, type ReactNode} from 'react';

/**
 * Wraps the theme's page for missing addresses. Its served file is the same for all of them, embedded sections included:
 * an inline script marks those before the navbar is painted, and a style hides the navbar until React leaves it out.
 */
export default function NotFoundWrapper(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.documentElement.removeAttribute('data-embedded');
  }, [isBrowser]);
  return (
    <MissingPage value>
      {!isBrowser && <script dangerouslySetInnerHTML={{__html: embeddedMark(baseUrl)}} />}
      <NotFound />
    </MissingPage>
  );
}
