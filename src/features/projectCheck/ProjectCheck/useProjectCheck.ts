import {useEffect, useRef, useState} from 'react';

import type {CheckClient, CheckFault} from '../checkClient.ts';
import type {InputFile, Report} from '../checkProject.ts';
import type {Platform} from '../../../site/sections.ts';

/** Milliseconds without input before a check starts. */
const DELAY = 300;

/** `idle`: there are no files. */
export type CheckState = 'idle' | 'checking' | CheckFault | Report;

/**
 * Checks the files whenever they change. Loads the worker's script with the first file. The list must stay
 * the same object until its files change.
 */
export function useProjectCheck(files: readonly InputFile[], platform: Platform): [CheckState, () => void] {
  const [state, setState] = useState<CheckState>('idle');
  const [attempt, setAttempt] = useState(0);
  const client = useRef<CheckClient>(null);

  useEffect(
    () => () => {
      client.current?.stop();
      client.current = null;
    },
    [],
  );

  useEffect(() => {
    if (files.length === 0) {
      setState('idle');
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      setState((current) => (typeof current === 'object' ? current : 'checking'));
      // A missing script, for example after a new deployment, must not break the page.
      const load = client.current
        ? Promise.resolve(client.current)
        : import('../checkClient.ts').then(({createCheckClient}) => {
            // The files could have changed while the script was loading, so that a later check has created the client.
            client.current ??= createCheckClient();
            return client.current;
          });
      load
        .then((loaded) => (isCurrent ? loaded.check([...files], platform) : null))
        .catch((error: unknown) => {
          console.warn('The project check could not be loaded', error);
          return 'failed' as const;
        })
        .then((result) => {
          if (isCurrent && result !== null) setState(result);
        });
    }, DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [files, platform, attempt]);

  return [
    state,
    () => {
      setState('checking');
      setAttempt((current) => current + 1);
    },
  ];
}
