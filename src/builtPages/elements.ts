import type {PageElement, PageNode} from './builtPages.ts';

/*
 * What is asked of every page or element: selectors look at all elements of a page, and prepare themselves each time.
 */

export const isElement = (node: PageNode): node is PageElement => node.type === 'tag';

export const hasClass = ({attribs}: PageElement, name: string): boolean =>
  attribs.class?.includes(name) === true && attribs.class.split(/\s+/).includes(name);

/** The first element of a tree, in the order of the page, that has a property. */
export function firstElement(
  nodes: readonly PageNode[],
  has: (element: PageElement) => boolean,
): PageElement | undefined {
  for (const node of nodes) {
    if (!('children' in node)) continue;
    if (isElement(node) && has(node)) return node;
    const found = firstElement(node.children as PageNode[], has);
    if (found) return found;
  }
  return undefined;
}

/** The first element of a tree with a name. */
export const firstNamed = (nodes: readonly PageNode[], name: string): PageElement | undefined =>
  firstElement(nodes, (element) => element.name === name);
