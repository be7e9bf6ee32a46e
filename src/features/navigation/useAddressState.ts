import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState, type Dispatch, type SetStateAction} from 'react';

/** How a state is stored in the query of a URL. Must be the same object in each render. */
export interface AddressFormat<T> {
  /** State of the built page, which the first render has to match. Its URL has no parameters. */
  initial: T;
  /** Reads a state from a query. Must not throw. */
  parse: (search: string) => T;
  /**
   * Writes a state to a query and preserves the parameters of others.
   * @returns empty, or beginning with `?`.
   */
  format: (state: T, search: string) => string;
  /** Milliseconds without input before the URL is updated, which renders the page's layout again. */
  delay: number;
}

/**
 * State that the reader chooses and that is stored in the URL. After the first render, the URL decides, and again
 * whenever it changes other than through this hook. What the URL can't hold, such as a long text, is kept only in the
 * state.
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
  /** The normalized state of the URL so that other parameters don't count as a change. */
  const addressed = format(parse(search), '');
  const known = useRef('');

  // Before the next effect, which would otherwise mistake this for a choice of the reader.
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
