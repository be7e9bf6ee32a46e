import {translate} from '@docusaurus/Translate';

import type {ValueKind} from './valueFields.ts';

/** Returns the name of a value, as the form and the marks in snippets show it. */
export function fieldName(kind: ValueKind): string {
  switch (kind) {
    case 'appKey':
      return translate({id: 'site.yourValues.field.appKey', message: 'App key'});
    case 'adMobAppId':
      return translate({id: 'site.yourValues.field.adMobAppId', message: 'AdMob app ID'});
    case 'packageName':
      return translate({id: 'site.yourValues.field.packageName', message: 'Package name'});
    case 'bundleId':
      return translate({id: 'site.yourValues.field.bundleId', message: 'Bundle ID'});
    case 'target':
      return translate({id: 'site.yourValues.field.target', message: 'App target in Xcode'});
    case 'placement':
      return translate({id: 'site.yourValues.field.placement', message: 'Placement'});
  }
}
