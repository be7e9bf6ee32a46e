import {useLocation} from '@docusaurus/router';
import {useMemo, useSyncExternalStore} from 'react';

import {snippetValues, watchSnippetValues, type SnippetValues, type ValuesOfPage} from './snippetValues.ts';

/** Returns the reader's values, or undefined during prerendering, hydration, and for readers without values. */
export function useValuesOfPage(): ValuesOfPage | undefined {
  return useSyncExternalStore(watchSnippetValues, snippetValues, () => undefined);
}

/** Returns what shows the reader's values in the snippets of the current page. */
export function useSnippetValues(): SnippetValues | undefined {
  const {pathname} = useLocation();
  const ofPage = useValuesOfPage();
  return useMemo(() => ofPage?.(pathname), [ofPage, pathname]);
}
