import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

import {formatFilter, NO_FILTER, parseFilter, type ReleaseFilter} from '../../releases/releaseFilter.ts';

import {filterMarkup, indexMarkup, type FilterCounts, type MarkupIndex} from './filterMarkup.ts';
import {runInSlices} from './runInSlices.ts';

/** How long the reader has to be still before the address follows, in milliseconds: the whole page hears of it. */
const ADDRESS_DELAY = 300;

interface ReleaseFilterState {
  filter: ReleaseFilter;
  setFilter: (filter: ReleaseFilter) => void;
  /** Null until the first filter has been applied. */
  counts: FilterCounts | null;
}

/**
 * The filter of a changelog: kept in the address, applied to the markup in `list`.
 * @param ready whether the markup is there; it may come later than the page.
 */
export function useReleaseFilter(list: RefObject<HTMLElement | null>, ready: boolean): ReleaseFilterState {
  const history = useHistory();
  const {search} = useLocation();
  const [filter, setOwn] = useState(NO_FILTER);
  const [counts, setCounts] = useState<FilterCounts | null>(null);
  const index = useRef<MarkupIndex | null>(null);
  // The filter that the address had last. What the reader has chosen since must not be undone by an address that only now follows.
  const addressed = useRef(formatFilter(NO_FILTER));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address is read after the first render, which has to be that of the build.
  useEffect(() => {
    const asked = parseFilter(search);
    if (formatFilter(asked) === addressed.current) return;
    addressed.current = formatFilter(asked);
    setOwn(asked);
  }, [search]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  useEffect(() => {
    const root = list.current;
    // Nothing to read before somebody asks.
    if (!ready || !root || (index.current === null && formatFilter(filter) === '')) return undefined;
    const work = new AbortController();
    void (async () => {
      index.current ??= await runInSlices(indexMarkup(root), work.signal);
      if (index.current === null) return;
      const found = await runInSlices(filterMarkup(index.current, filter), work.signal);
      if (found !== null) setCounts(found);
    })();
    return () => {
      work.abort();
    };
  }, [filter, ready, list]);

  const setFilter = useCallback(
    (next: ReleaseFilter) => {
      setOwn(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const {location} = history;
        addressed.current = formatFilter(next);
        const wanted = formatFilter(next, location.search);
        if (wanted !== location.search) history.replace({...location, search: wanted});
      }, ADDRESS_DELAY);
    },
    [history],
  );

  return {filter, setFilter, counts};
}
