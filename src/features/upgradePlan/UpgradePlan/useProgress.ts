import {useEffect, useState} from 'react';

import {loadProgress, PROGRESS_KEY, saveProgress, withTicks} from '../planProgress.ts';
import type {Platform} from '../../../site/sections.ts';

/**
 * Returns the IDs of checked steps, which the browser keeps, and a function that checks or unchecks steps. If storage is
 * blocked, check marks last until the reader leaves the page.
 */
export function useProgress(
  platform: Platform,
): [ReadonlySet<string>, (ids: readonly string[], done: boolean) => void] {
  const [progress, setProgress] = useState(loadProgress);
  useEffect(() => {
    // Another tab, or an earlier visit that the browser restored.
    const onStorage = ({key}: StorageEvent) => {
      if (key === PROGRESS_KEY || key === null) setProgress(loadProgress());
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  const tick = (ids: readonly string[], done: boolean) => {
    const next = withTicks(progress, platform, ids, done);
    setProgress(next);
    saveProgress(next);
  };
  return [new Set(progress[platform]), tick];
}
