import {useState} from 'react';

/**
 * Loads something on demand. After a failure, the next call tries again.
 * @param load loads it. Must not change.
 */
export function useLoaded<T>(load: () => Promise<T>): {
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
      setLoaded(module);
      return true;
    } catch (error) {
      // For example, the connection is lost, or a new version of the site was deployed.
      console.warn('The form for your values could not be loaded', error);
      setIsFailed(true);
      return false;
    }
  };
  return {loaded, isFailed, start};
}
