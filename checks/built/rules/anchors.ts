import {ownAddress, targetOf} from '../lib/loadBuild.ts';
import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'anchors',
  about: 'every #anchor on this site exists on the page that it points to',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.references.flatMap(({from, address}) => {
        const own = ownAddress(build, page, address);
        // A bare # is a link that acts as a button, and the browser handles #:~:text=.
        if (own === null || own.hash === '' || own.hash.startsWith(':~:') || !address.includes('#'))
          return [];
        const target = targetOf(build, own.pathname);
        if (target.kind !== 'page' || target.page.ids.has(own.hash)) return [];
        return [
          {
            file: page.file,
            message: `${from}="${address}" points to an ID that ${target.page.file} doesn't have`,
            fix: 'Use the ID from {#…} after the heading.',
          },
        ];
      }),
    ),
};
