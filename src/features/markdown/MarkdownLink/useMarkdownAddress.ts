import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {markdownAddress} from '../markdownAddress.ts';

/** Returns the URL of the current page as Markdown. */
export function useMarkdownAddress(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return markdownAddress(useLocation().pathname, baseUrl);
}
