import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {twinAddress} from '../twinAddress.ts';

/** URL of the current page as Markdown. */
export function useTwinAddress(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return twinAddress(useLocation().pathname, baseUrl);
}
