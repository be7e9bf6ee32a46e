/** Elements that browser translations create. The page itself never creates one. */
const TRANSLATION = 'FONT';

export interface OwnNodes {
  /** Returns whether the page's own code inserted a node. */
  isOwn: (node: Node) => boolean;
}

/**
 * Allows React to remove nodes, and to insert nodes before others, after a browser translation has replaced them.
 * Otherwise, React throws an error and removes the page. See https://github.com/facebook/react/issues/11538
 *
 * Only calls that would throw behave differently. They act on the nodes that replaced the original ones. If no such
 * nodes are known, they remove nothing, or insert at the end.
 * @param prototype prototype whose methods are replaced.
 * @param standInsOf returns the nodes that replaced a node.
 */
export function tolerateForeignChanges(
  prototype: Node,
  standInsOf: (node: Node) => readonly ChildNode[],
): OwnNodes {
  const {removeChild, insertBefore, appendChild} = prototype;
  const own = new WeakSet<Node>();

  /** Returns the node, or else its replacements, if they are below an element. */
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
