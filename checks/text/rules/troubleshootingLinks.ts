import {attribute, flatten, isJsx} from '../lib/nodes.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'troubleshootingLinks';

/** Section of the troubleshooting pages. */
const SECTION = 'faq-and-troubleshooting';

/** Matches the paths of pages where readers first encounter problems. */
const STARTS = /(?:^|\/)(?:get-started|ad-types\/[^/]+)\.mdx$/;

/** Returns the paths that a page links to, without headings. */
const targetsOf = ({tree}: Page): string[] =>
  flatten(tree).flatMap((node) => {
    const url = node.type === 'link' ? node.url : isJsx(node) ? attribute(node, 'to') : undefined;
    return url === undefined ? [] : [url.replace(/#.*$/, '')];
  });

/**
 * Keeps troubleshooting pages reachable from where readers work. The index and the sidebar list all of them, but
 * readers of a guide don't see these lists. Only English pages are checked, because `twins` compares links.
 */
export const check: TextCheck = {
  name,
  about:
    'each troubleshooting page is linked from another section, and each Get Started and ad type page links to troubleshooting',
  run({pages}: CheckContext): Fault[] {
    const english = pages.filter(({locale}) => locale === 'en');
    const outside = new Set(
      english.filter(({section}) => section !== SECTION && section !== 'news').flatMap(targetsOf),
    );
    const unlinked = english
      .filter(({partial, frontMatter}) => !partial && frontMatter.page_type === 'troubleshooting')
      .filter(({route}) => !outside.has(route))
      .map(({file}): Fault => ({
        file,
        check: name,
        message: 'no page in another section links to this page',
        fix: 'Link to it where readers encounter the problem, such as in the troubleshooting section of Get Started.',
      }));
    const silent = english
      .filter(({partial, path}) => !partial && STARTS.test(path))
      .filter((page) => !targetsOf(page).some((target) => target.startsWith(`/${SECTION}`)))
      .map(({file}): Fault => ({
        file,
        check: name,
        message: 'has no link to a troubleshooting page',
        fix: `Link to a page under /${SECTION}, such as First Aid.`,
      }));
    return [...unlinked, ...silent];
  },
};
