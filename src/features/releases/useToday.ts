import {useEffect, useState} from 'react';

/**
 * Returns the current date as an ISO date in UTC.
 * @param initial date that built pages and hydration use. After hydration, it is replaced by the current date.
 */
export function useToday(initial: string): string {
  const [today, setToday] = useState(initial);
  useEffect(() => {
    setToday(new Date().toISOString().slice(0, 10));
  }, []);
  return today;
}
