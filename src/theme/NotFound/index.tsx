import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {embeddedMark} from '@site/src/features/embedding/embeddedMark';
import NotFound from '@theme-original/NotFound';
import React, {type ReactNode} from 'react';

/**
 * Wraps the theme's page for missing addresses. Its served file is the same for all of them, embedded sections included:
 * an inline script marks those before the navbar is painted, and a style hides the navbar until `useIsEmbedded` leaves
 * it out. In the browser a missing page of a section is rendered by the section's own route, not by this component.
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
