import {translate} from '@docusaurus/Translate';

import type {LineState} from '../lineState.ts';
import {formatDate} from '../releaseDate.ts';
import type {VersionLine} from '../versionLines.ts';

/** Returns a sentence that says whether a version is supported. */
export function supportVerdict(state: LineState, line: VersionLine | null): string {
  const date = formatDate(line?.ends);
  switch (state) {
    case 'supported':
      return translate({id: 'site.support.supported', message: 'No end of support has been announced.'});
    case 'ending':
      return line
        ? translate({id: 'site.support.ending', message: 'Supported until {date}.'}, {date})
        : translate({id: 'site.support.supported', message: 'No end of support has been announced.'});
    case 'ended':
      return line
        ? translate({id: 'site.support.ended', message: 'Not supported since {date}.'}, {date})
        : translate({id: 'site.support.endedNoDate', message: 'Not supported.'});
  }
}
