import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useContext} from 'react';

import {isEmbeddedAddress} from '../site/sections.ts';

import {MissingPage} from './MissingPage.ts';

/**
 * Whether the current page belongs to a section that the provider's dashboard embeds. A missing page counts as embedded
 * only after hydration: one served file answers for all missing addresses, and hydration must match it.
 */
export function useIsEmbedded(): boolean {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isEmbedded = isEmbeddedAddress(useLocation().pathname, baseUrl);
  const isMissing = useContext(MissingPage);
  const isBrowser = useIsBrowser();
  return isEmbedded && (isBrowser || !isMissing);
}
