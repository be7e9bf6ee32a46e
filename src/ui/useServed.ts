import useIsBrowser from '@docusaurus/useIsBrowser';
import {useLayoutEffect, useState, type RefObject} from 'react';

/**
 * Returns whether an element shows what the server sent, so that hydration doesn't have to compute it again. Until that
 * changes, render the element with an empty `dangerouslySetInnerHTML` and `suppressHydrationWarning`. Hydration preserves
 * the existing content; the empty string is never rendered. Afterward, render it with another key.
 * @param value what the element shows. Once it changes, the served content is lost, even if the same value appears again.
 */
export function useServed(value: string, element: RefObject<HTMLElement | null>): boolean {
  const isBrowser = useIsBrowser();
  // Only during hydration does a page render in a browser while `isBrowser` is still false.
  const [served, setServed] = useState(
    !isBrowser && process.env.PRERENDERING !== 'true' && process.env.HYDRATE_CLIENT_ENTRY ? value : undefined,
  );
  const isServed = served === value;
  if (served !== undefined && !isServed) setServed(undefined);
  // If hydration failed, there is no content to preserve.
  useLayoutEffect(() => {
    if (isServed && element.current?.hasChildNodes() === false) setServed(undefined);
  }, [isServed, element]);
  return isServed;
}
