import {translate} from '@docusaurus/Translate';

import type {Platform} from '../../../site/sections.ts';
import type {ReleaseListName} from '../releaseLine.ts';

/**
 * Returns the heading of a list of release notes in the reader's language. Android entries list all
 * adapters that the release includes, and entries for other platforms list only those that changed.
 */
export function listLabel(list: ReleaseListName, platform: Platform): string {
  switch (list) {
    case 'features':
      return translate({id: 'site.release.features', message: 'Features'});
    case 'fixes':
      return translate({id: 'site.release.fixes', message: 'Fixed Issues'});
    case 'adapters':
      return platform === 'android'
        ? translate({id: 'site.release.adapters', message: 'Ships with'})
        : translate({id: 'site.release.adapterChanges', message: 'Adapters'});
    case 'deprecations':
      return translate({id: 'site.release.deprecations', message: 'Deprecations'});
  }
}
