import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useCallback, useEffect, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';

import {idOfHash} from '../../features/navigation/idOfHash.ts';

/**
 * Returns the tab in which the browser has found text by find-in-page, a text fragment, or a hash. The tab stays open
 * until the reader, or a choice on this or another page, selects a tab. It isn't the reader's choice, so it isn't saved
 * in the URL or the storage.
 * @param panels element whose children are the tab panels, in order.
 * @param values values of the tabs.
 * @param selected value of the tab that is selected if no tab is found.
 * @returns the value of the tab to show, and a function that clears the found tab
 */
export function useFoundTab(
  panels: RefObject<HTMLElement | null>,
  values: readonly string[],
  selected: string,
): [string, () => void] {
  const [found, setFound] = useState<{value: string; instead: string}>();
  const shown = found?.instead === selected ? found.value : selected;

  useIsomorphicLayoutEffect(() => {
    const element = panels.current;
    // A lazy tab has no panel until it is opened, so there is nothing to find.
    if (element?.childElementCount !== values.length) return undefined;
    const show = (panel: EventTarget | undefined | null) => {
      const value = values[[...element.children].indexOf(panel as Element)];
      if (value !== undefined && value !== shown) setFound({value, instead: selected});
    };
    // The text was found before hydration, so the browser has already opened the panel.
    show(
      [...element.children].find((panel, index) => values[index] !== shown && !panel.hasAttribute('hidden')),
    );
    const onBeforeMatch = ({target}: Event) => {
      // The browser scrolls to the text right after this event.
      flushSync(() => {
        show(target);
      });
    };
    element.addEventListener('beforematch', onBeforeMatch, true);
    return () => {
      element.removeEventListener('beforematch', onBeforeMatch, true);
    };
  }, [panels, values, shown, selected]);

  // Neither the browser (when loading the page) nor the router opens the panel that contains the hash's target.
  useEffect(() => {
    const target = document.getElementById(idOfHash(window.location.hash));
    const panel = [...(panels.current?.children ?? [])].find((child) => child.contains(target));
    if (!target || !panel?.hasAttribute('hidden')) return;
    // React can't render synchronously while effects run.
    queueMicrotask(() => {
      panel.dispatchEvent(new Event('beforematch'));
      target.scrollIntoView();
    });
  }, [panels]);

  return [
    shown,
    useCallback(() => {
      setFound(undefined);
    }, []),
  ];
}
