import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';

import type {PlatformMediation} from '../../mediation/platformMediation.ts';
import {
  choiceFromSearch,
  defaultChoice,
  searchWithChoice,
  type Choice,
} from '../../mediation/selectionAddress.ts';

/** How long the address waits for the next change, in milliseconds: writing it renders the frame of the page anew. */
const WRITE_AFTER = 400;

/**
 * The choice of the reader, kept in the address. The first render shows the default, as the built page does;
 * afterwards the address decides, and follows.
 */
export function useChoice(data: PlatformMediation): [Choice, (choice: Choice) => void] {
  const history = useHistory();
  const {search} = useLocation();
  const [choice, setChoice] = useState(() => defaultChoice(data));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The choice of the address in one spelling, so that parameters of others are no change. */
  const addressed = searchWithChoice(data, '', choiceFromSearch(data, search));
  const known = useRef('');

  useEffect(() => {
    if (addressed === known.current) return;
    known.current = addressed;
    clearTimeout(timer.current);
    setChoice(choiceFromSearch(data, addressed));
  }, [data, addressed]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const choose = useCallback(
    (next: Choice) => {
      setChoice(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        known.current = searchWithChoice(data, '', next);
        const {location} = history;
        history.replace({...location, search: searchWithChoice(data, location.search, next)});
      }, WRITE_AFTER);
    },
    [data, history],
  );
  return [choice, choose];
}
