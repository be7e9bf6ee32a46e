import React, {startTransition, useEffect, useMemo, useState, type ReactNode} from 'react';

import type {ChangelogData} from '../changelogEntry.ts';

import type {Platform} from '../../../site/sections.ts';

import Releases, {changelogYears} from './Releases.tsx';

interface Props {
  platform: Platform;
  data: ChangelogData;
  base: string;
  russian: boolean;
  onReady: () => void;
}

/** Shows the releases one year after the other, each in a transition of its own, so that the page stays quick. */
export default function LiveReleases({platform, data, base, russian, onReady}: Props): ReactNode {
  const years = useMemo(
    () => changelogYears({platform, data, base, russian}),
    [platform, data, base, russian],
  );
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < years.length) {
      const timer = setTimeout(() => {
        startTransition(() => setShown(shown + 1));
      });
      return () => {
        clearTimeout(timer);
      };
    }
    onReady();
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once, when the last year is there
  }, [shown, years.length]);
  return <Releases years={years.slice(0, shown)} />;
}
