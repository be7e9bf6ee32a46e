import {ownAddress, targetOf} from '../lib/loadBuild.ts';
import type {BuildCheck} from '../types.ts';

/** URLs that aren't locations: scripts, email, and inline data. */
const NO_PLACE = /^(?:mailto:|tel:|data:|blob:|about:|javascript:)/i;

/** Returns whether a reference is a canonical or alternate URL, which has its own rules. */
const isMetadata = (from: string): boolean => from === 'meta og:url' || from === 'link href';

/**
 * A page that is linked by file name or with the wrong slash works only because the host redirects it, which costs a
 * round trip.
 */
export const check: BuildCheck = {
  name: 'references',
  about:
    'every URL on this site (of pages, images, scripts, and styles) leads to a file without a redirect, and none starts with //',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.references.flatMap(({from, address}) => {
        const fault = (message: string, fix: string) => [
          {file: page.file, message: `${from}="${address}" ${message}`, fix},
        ];
        if (address.startsWith('//'))
          return fault('starts with //', 'Write https:// or a path from the root.');
        if (address === '')
          return from === 'form action' ? [] : fault('is empty', 'Specify a URL or remove it.');
        if (NO_PLACE.test(address)) return [];
        const own = ownAddress(build, page, address);
        if (own === null) {
          if (!/^[a-z][a-z\d+.-]*:/i.test(address) && address.startsWith(build.base)) {
            return fault('is not a valid URL', 'Encode its special characters.');
          }
          const isLost = address.startsWith('/') && !address.startsWith(build.base);
          return isLost
            ? fault(`is outside ${build.base}, where the site is served`, 'Use Link or useBaseUrl.')
            : [];
        }
        const target = targetOf(build, own.pathname);
        if (target.kind === 'missing')
          return fault('leads nowhere', 'Correct the URL, or add the page or file.');
        if (target.kind === 'detour' && !isMetadata(from)) {
          return fault(`is redirected to ${target.to}`, `Write ${target.to}.`);
        }
        if (target.kind === 'page' && target.page.redirectsTo !== undefined && from === 'a href') {
          return fault(
            `leads to a page that leads on to ${target.page.redirectsTo}`,
            `Write ${target.page.redirectsTo}.`,
          );
        }
        return [];
      }),
    ),
};
