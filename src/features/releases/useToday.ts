import {useEffect, useState} from 'react';

/**
 * Returns the reader's day as an ISO date in UTC.
 * @param initial day that built pages and hydration use; replaced by the current day afterward.
 */
export function useToday(initial: string): string {
  const [today, setToday] = useState(initial);
  useEffect(() => {
    setToday(new Date().toISOString().slice(0, 10));
  }, []);
  return today;
}
