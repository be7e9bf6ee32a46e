import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {isEmbeddedAddress} from '../site/sections.ts';

/** Whether the current page belongs to a section that the provider's dashboard embeds. */
export function useIsEmbedded(): boolean {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return isEmbeddedAddress(useLocation().pathname, baseUrl);
}
