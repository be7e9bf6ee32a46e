/**
 * Makes everything on the page inert except an element, what is in it, and what contains it.
 * @param except selector of elements that stay as they are.
 * @returns a function that undoes it. What was inert before stays so.
 */
export function inertAround(element: Element, except: string): () => void {
  const made: HTMLElement[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const sibling of inside.parentElement.children) {
      if (!(sibling instanceof HTMLElement) || sibling === inside) continue;
      if (sibling.inert || sibling.matches(except)) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => {
    for (const sibling of made) sibling.inert = false;
  };
}
