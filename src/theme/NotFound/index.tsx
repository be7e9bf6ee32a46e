import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {embeddedMark} from '@site/src/features/embedding/embeddedMark';
import NotFound from '@theme-original/NotFound';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's 404 page. The same file is served for all missing URLs, including those of embedded sections. For
 * URLs in embedded sections, an inline script marks the document before the navbar is painted, and a style hides the
 * navbar until `useIsEmbedded` removes it. In the browser, the section's own route, not this component, renders a
 * section's missing page.
 */
export default function NotFoundWrapper(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  return (
    <>
      {!isBrowser && <script dangerouslySetInnerHTML={{__html: embeddedMark(baseUrl)}} />}
      <NotFound />
    </>
  );
}
