import {translate} from '@docusaurus/Translate';

import type {PlatformMediation} from '../platformMediation.ts';

/**
 * Returns the name of a part in the reader's language. All names but one are product names, which aren't translated.
 */
export function partName({parts}: PlatformMediation, id: string): string {
  if (id === 'iab') return translate({id: 'site.mediation.iab', message: 'IAB creatives'});
  return parts.find((part) => part.id === id)?.name ?? id;
}

/** Returns the names of parts, separated by commas. */
export function partNames(data: PlatformMediation, ids: readonly string[]): string {
  return ids.map((id) => partName(data, id)).join(', ');
}
