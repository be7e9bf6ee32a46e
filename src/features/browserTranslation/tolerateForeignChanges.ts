/** Elements that browser translations create. The page itself never creates one. */
const TRANSLATION = 'FONT';

export interface OwnNodes {
  /** Whether the page's own code inserted a node. */
  isOwn: (node: Node) => boolean;
}

/**
 * Lets React remove nodes, and insert nodes before others, where a browser translation has replaced them. Without it,
 * React fails and the page is lost: https://github.com/facebook/react/issues/11538
 *
 * Only calls that would throw behave differently. They act on the nodes that replaced the original, or, if none are
 * known, remove nothing and insert at the end.
 * @param prototype whose methods to replace
 * @param standInsOf returns the nodes that replaced a node
 */
export function tolerateForeignChanges(
  prototype: Node,
  standInsOf: (node: Node) => readonly ChildNode[],
): OwnNodes {
  const {removeChild, insertBefore, appendChild} = prototype;
  const own = new WeakSet<Node>();

  /** Returns where a node, or what replaced it, is below an element. */
  const placeOf = (node: Node, parent: Node): readonly ChildNode[] =>
    (node.parentNode ? [node as ChildNode] : standInsOf(node)).filter((other) => parent.contains(other));

  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!(child instanceof Node) || child.parentNode === this) return removeChild.call(this, child) as T;
    for (const node of placeOf(child, this)) node.remove();
    return child;
  };

  prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    own.add(node);
    if (!(child instanceof Node) || child.parentNode === this)
      return insertBefore.call(this, node, child) as T;
    let next: Node | null = placeOf(child, this)[0] ?? null;
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, node, next) as T;
  };

  prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    own.add(node);
    return appendChild.call(this, node) as T;
  };

  return {isOwn: (node) => own.has(node) && node.nodeName !== TRANSLATION};
}
