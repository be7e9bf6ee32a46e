import {useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction} from 'react';

import {asksNothing, formatFilter, NO_FILTER, parseFilter, type ReleaseFilter} from '../releaseFilter.ts';
import {useAddressState, type AddressFormat} from '../../navigation/useAddressState.ts';

import {filterMarkup, indexMarkup, type FilterCounts, type MarkupIndex} from './filterMarkup.ts';
import {runInSlices} from './runInSlices.ts';

const IN_ADDRESS: AddressFormat<ReleaseFilter> = {
  initial: NO_FILTER,
  parse: parseFilter,
  format: formatFilter,
  delay: 300,
};

interface ReleaseFilterState {
  filter: ReleaseFilter;
  setFilter: Dispatch<SetStateAction<ReleaseFilter>>;
  /** Null until the first filter has been applied. */
  counts: FilterCounts | null;
}

/**
 * Stores the filter of a changelog in the URL and applies it to the markup in `list`.
 * @param ready whether the markup is present. It might be available later than the page.
 */
export function useReleaseFilter(list: RefObject<HTMLElement | null>, ready: boolean): ReleaseFilterState {
  const [filter, setFilter] = useAddressState(IN_ADDRESS);
  const [counts, setCounts] = useState<FilterCounts | null>(null);
  const index = useRef<MarkupIndex | null>(null);

  useEffect(() => {
    const root = list.current;
    // Reads nothing until a filter is set.
    if (!ready || !root || (index.current === null && asksNothing(filter))) return undefined;
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

  return {filter, setFilter, counts};
}
