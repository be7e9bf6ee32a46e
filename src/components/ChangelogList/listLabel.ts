import {translate} from '@docusaurus/Translate';

import type {ReleaseListName} from '../../releases/releaseLine.ts';

/** Heading of a list of release notes, in the reader's language. */
export function listLabel(list: ReleaseListName): string {
  switch (list) {
    case 'features':
      return translate({id: 'site.release.features', message: 'Features'});
    case 'fixes':
      return translate({id: 'site.release.fixes', message: 'Fixed Issues'});
    case 'adapters':
      return translate({id: 'site.release.adapters', message: 'Ships with'});
    case 'deprecations':
      return translate({id: 'site.release.deprecations', message: 'Deprecations'});
  }
}
