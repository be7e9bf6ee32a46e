import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';

import {isEmbeddedAddress} from '../../site/sections.ts';

/** Attribute that the 404 page's inline script sets. See `theme/NotFound`. */
const MISSING = 'data-embedded';

/**
 * Returns whether the current page belongs to a section that the provider's dashboard embeds. A missing page counts as
 * embedded only after hydration, because the same file is served for all missing URLs and hydration must match it.
 */
export function useIsEmbedded(): boolean {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isEmbedded = isEmbeddedAddress(useLocation().pathname, baseUrl);
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.documentElement.removeAttribute(MISSING);
  }, [isBrowser]);
  if (isBrowser || typeof document === 'undefined') return isEmbedded;
  return isEmbedded && !document.documentElement.hasAttribute(MISSING);
}
