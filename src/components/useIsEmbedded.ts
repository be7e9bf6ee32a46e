import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {isEmbeddedPath} from '../site/sections.ts';

/** Whether the current page belongs to a section that the provider's dashboard embeds. */
export function useIsEmbedded(): boolean {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  // The base address ends with a slash and holds the language prefix of this build.
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return isEmbeddedPath(path);
}
