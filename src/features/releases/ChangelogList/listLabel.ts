import {translate} from '@docusaurus/Translate';

import type {Platform} from '../../../site/sections.ts';
import type {ReleaseListName} from '../releaseLine.ts';

/**
 * Returns the heading of a list of release notes in the reader's language. Unity entries list the adapters that
 * changed, and entries for other platforms list the adapters that the release includes.
 */
export function listLabel(list: ReleaseListName, platform: Platform): string {
  switch (list) {
    case 'features':
      return translate({id: 'site.release.features', message: 'Features'});
    case 'fixes':
      return translate({id: 'site.release.fixes', message: 'Fixed Issues'});
    case 'adapters':
      return platform === 'unity'
        ? translate({id: 'site.release.adapterChanges', message: 'Adapters'})
        : translate({id: 'site.release.adapters', message: 'Ships with'});
    case 'deprecations':
      return translate({id: 'site.release.deprecations', message: 'Deprecations'});
  }
}
