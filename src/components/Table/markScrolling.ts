import {translate} from '@docusaurus/Translate';

/** Attribute of what `markScrolling` is for, so that it is found in a page whose components do not run yet. */
export const SCROLLS = 'data-scrolls';

/**
 * Makes a region that scrolls sideways one that the keyboard can reach, as long as it scrolls.
 * @returns a function that ends it
 */
export function markScrolling(region: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const scrolls = region.scrollWidth > region.clientWidth;
    // Not a landmark: a page may have many.
    const attributes = {
      role: 'group',
      tabindex: '0',
      'aria-label': translate({id: 'site.table.scrolls', message: 'Table that scrolls sideways'}),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (scrolls) region.setAttribute(name, value);
      else region.removeAttribute(name);
    }
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
  };
}
