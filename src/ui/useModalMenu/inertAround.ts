/**
 * Makes everything on the page inert except an element, its contents, and its ancestors.
 * @param except selector for elements to leave unchanged.
 * @returns an undo function. Elements that were already inert stay inert.
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
