interface Step {
  undo: () => void;
  redo: () => void;
}

function textStep({target, oldValue}: MutationRecord): Step {
  const text = target as CharacterData;
  let newValue = '';
  return {
    undo: () => {
      newValue = text.data;
      text.data = oldValue ?? '';
    },
    redo: () => {
      text.data = newValue;
    },
  };
}

/** Inserts a node before another one, or at the end if the other node is elsewhere. */
function insert(node: Node, parent: Node, next: Node | null): void {
  if (next?.parentNode === parent) (next as ChildNode).before(node);
  else (parent as ParentNode & Node).append(node);
}

/** Removes nodes, and returns a function that restores those that were attached. */
function takeOut(nodes: readonly Node[]): () => void {
  const places = nodes.map((node) => ({node, parent: node.parentNode, next: node.nextSibling}));
  for (const {node} of places) (node as ChildNode).remove();
  return () => {
    for (const {node, parent, next} of places.reverse()) if (parent) insert(node, parent, next);
  };
}

function childStep({target, addedNodes, removedNodes, nextSibling}: MutationRecord): Step {
  const added = [...addedNodes];
  const removed = [...removedNodes];
  let putBack = (): void => undefined;
  return {
    undo: () => {
      takeOut(added);
      // A removed text node might be in an element that was added around it, such as a highlighted word.
      putBack = takeOut(removed);
      for (const node of removed) insert(node, target, nextSibling);
    },
    redo: () => {
      takeOut(removed);
      putBack();
      for (const node of added) insert(node, target, nextSibling);
    },
  };
}

/** Returns everything in a record's target that the recorded change can affect. */
function contentOf(node: Node): unknown[] {
  return [node.nodeValue, ...[...node.childNodes].flatMap((child) => [child, child.nodeValue])];
}

function isSame(left: unknown[], right: unknown[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}

/**
 * Undoes changes to child nodes and text.
 * @param records all changes since some point in time, in order, with the old values of text nodes.
 * @returns a function that reapplies the changes, except in nodes whose content has changed since.
 */
export function undoChanges(records: readonly MutationRecord[]): () => void {
  const steps = records.map((record) => ({
    target: record.target,
    ...(record.type === 'characterData' ? textStep(record) : childStep(record)),
  }));
  for (const {undo} of [...steps].reverse()) undo();
  const contents = new Map(steps.map(({target}) => [target, contentOf(target)]));
  return () => {
    const unchanged = new Set(
      [...contents].filter(([node, content]) => isSame(content, contentOf(node))).map(([node]) => node),
    );
    for (const {target, redo} of steps) if (unchanged.has(target)) redo();
  };
}
