import {useState} from 'react';

/**
 * Loads something on demand. After a failure, the next call tries again.
 * @param load loads it.
 * @param failure log message if it can't be loaded.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  failure: string,
): {
  loaded: T | undefined;
  isFailed: boolean;
  /** Returns whether it is loaded. */
  start: () => Promise<boolean>;
} {
  const [loaded, setLoaded] = useState<T>();
  const [isFailed, setIsFailed] = useState(false);
  const start = async () => {
    setIsFailed(false);
    try {
      const module = await load();
      // Something callable would be called as an update.
      setLoaded(() => module);
      return true;
    } catch (error) {
      // For example, the connection is lost, or a new version of the site was deployed.
      console.warn(failure, error);
      setIsFailed(true);
      return false;
    }
  };
  return {loaded, isFailed, start};
}
