import {startTransition, useEffect, useState} from 'react';

/**
 * Loads data when a component is shown, and again when the key changes.
 * @param load must be the same function each time.
 * @returns the data, null until it is loaded, or `failed`.
 */
export function useData<Key extends string, Data extends object>(
  key: Key,
  load: (key: Key) => Promise<Data>,
): Data | 'failed' | null {
  const [loaded, setLoaded] = useState<{key: Key; data: Data | 'failed'} | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(key)
      .catch((error: unknown) => {
        console.warn('Data of the page could not be loaded', error);
        return 'failed' as const;
      })
      .then((data) => {
        if (isCurrent) startTransition(() => setLoaded({key, data}));
      });
    return () => {
      isCurrent = false;
    };
  }, [key, load]);
  return loaded?.key === key ? loaded.data : null;
}
