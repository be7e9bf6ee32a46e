import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {embeddedMark} from '@site/src/features/embedding/embeddedMark';
import NotFound from '@theme-original/NotFound';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's 404 page. The same file is served for all missing URLs, including those of embedded sections. An
 * inline script marks the latter before the navbar is painted, and a style hides the navbar until `useIsEmbedded`
 * removes it. In the browser, a missing page of a section is rendered by the section's own route, not by this
 * component.
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
