import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState, type Dispatch, type SetStateAction} from 'react';

/** Format in which a state is stored in the query of a URL. Must be the same object in each render. */
export interface AddressFormat<T> {
  /** State in the built page, which the first render must match. That page's URL has no parameters. */
  initial: T;
  /** Reads a state from a query. Must not throw. */
  parse: (search: string) => T;
  /**
   * Writes a state to a query and preserves other parameters.
   * @returns an empty string, or a query with its question mark.
   */
  format: (state: T, search: string) => string;
  /** Milliseconds without input before the URL is updated. Updating it renders the page's layout again. */
  delay: number;
}

/**
 * Returns a state that the reader chooses and that is stored in the URL, and a function that sets it. The state is read
 * from the URL after the first render, and again whenever the URL changes other than through this hook. What the URL
 * can't contain, such as a long string, is stored only in the state.
 */
export function useAddressState<T>({
  initial,
  parse,
  format,
  delay,
}: AddressFormat<T>): [T, Dispatch<SetStateAction<T>>] {
  const history = useHistory();
  const {search} = useLocation();
  const [state, setState] = useState(initial);
  /** The normalized state in the URL, without other parameters, which don't count as a change. */
  const addressed = format(parse(search), '');
  const known = useRef('');

  // Must come before the next effect, which would otherwise mistake this for a choice by the reader.
  useEffect(() => {
    const own = format(state, '');
    if (own === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = own;
      const {location} = history;
      const next = format(state, location.search);
      if (next !== location.search) history.replace({...location, search: next});
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [state, format, delay, history]);

  useEffect(() => {
    if (addressed === known.current) return;
    known.current = addressed;
    setState(parse(addressed));
  }, [addressed, parse]);

  return [state, setState];
}
