import {useEffect, useState} from 'react';

/**
 * The reader's day, as ISO date in UTC.
 * @param initial day that built pages and hydration show; the real one follows after it.
 */
export function useToday(initial: string): string {
  const [today, setToday] = useState(initial);
  useEffect(() => {
    setToday(new Date().toISOString().slice(0, 10));
  }, []);
  return today;
}
