import {translate} from '@docusaurus/Translate';

import type {CopyState} from './useCopy.ts';

/** Returns the message about a copy of text that is shown next to its button. */
export function copyStatus(state: CopyState): string {
  switch (state) {
    case 'copied':
      return translate({id: 'site.copyLine.copied', message: 'Copied'});
    case 'refused':
      return translate({
        id: 'site.copyLine.refused',
        message: "The browser doesn't allow copying. Select the text and copy it.",
      });
    default:
      return '';
  }
}
