import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, useState, type Dispatch, type SetStateAction} from 'react';

/** How a state is kept in the query of an address. Must be the same object in each render. */
export interface AddressFormat<T> {
  /** State of the built page, which the first render has to match. Its address has no parameters. */
  initial: T;
  /** Reads a state from a query. Must not throw. */
  parse: (search: string) => T;
  /**
   * Writes a state into a query and keeps the parameters of others.
   * @returns empty, or beginning with `?`.
   */
  format: (state: T, search: string) => string;
  /** How long the reader has to be still before the address follows, in milliseconds: it renders the page's frame anew. */
  delay: number;
}

/**
 * A state that the reader chooses and that is kept in the address. After the first render the address decides, and again
 * whenever it changes other than by this hook. What the address cannot take, such as a long text, is kept in the state.
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
  /** The state of the address in one spelling, so that parameters of others are no change. */
  const addressed = format(parse(search), '');
  const known = useRef('');

  // Before the next effect, which would else look like a choice of the reader.
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
