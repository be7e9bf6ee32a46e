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

/** Renders the releases year by year, each year in a separate transition, so that the page stays responsive. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- called once, when the last year is rendered
  }, [shown, years.length]);
  return <Releases years={years.slice(0, shown)} />;
}
