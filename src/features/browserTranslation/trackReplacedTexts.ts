export interface ReplacedTexts {
  /** Processes changes to the page, in order, to find out which nodes replaced which text node. */
  learn: (records: readonly MutationRecord[]) => void;
  /** Returns the nodes in the page that replaced a text node, or an empty list if there are none. */
  standInsOf: (node: Node) => ChildNode[];
  /** Restores a text node together with all others in the same element, because they might form one sentence. */
  restore: (text: Text) => void;
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

/** Returns insertions without a removal, keyed by the node whose children they changed. */
function insertionsByTarget(records: readonly MutationRecord[]): Map<Node, Set<MutationRecord>> {
  const insertions = new Map<Node, Set<MutationRecord>>();
  for (const record of records) {
    if (record.addedNodes.length === 0 || record.removedNodes.length > 0) continue;
    const others = insertions.get(record.target);
    if (others) others.add(record);
    else insertions.set(record.target, new Set([record]));
  }
  return insertions;
}

/** Finds the insertion that replaced a removed node, before or after the removal. */
function findFilling(
  insertions: Set<MutationRecord>,
  removed: Node,
  {previousSibling, nextSibling}: MutationRecord,
): MutationRecord | undefined {
  const all = [...insertions];
  return (
    all.find((insertion) => insertion.nextSibling === removed) ??
    all.find((insertion) => insertion.previousSibling === removed) ??
    all.find(
      (insertion) => insertion.previousSibling === previousSibling && insertion.nextSibling === nextSibling,
    )
  );
}

/**
 * Tracks the text nodes that something other than the page's own code has replaced.
 * @param isOwn returns whether the page's own code inserted a node.
 * @param onReplaced called with each replaced text node.
 */
export function trackReplacedTexts(
  isOwn: (node: Node) => boolean,
  onReplaced: (text: Text) => void,
): ReplacedTexts {
  const standIns = new WeakMap<Node, ChildNode[]>();
  const originals = new WeakMap<Node, Text>();

  // A text node that replaced another one might have been replaced in turn.
  const standInsOf = (node: Node): ChildNode[] =>
    (standIns.get(node) ?? []).flatMap((standIn) => (standIn.parentNode ? [standIn] : standInsOf(standIn)));

  const putBack = (text: Text) => {
    const [first, ...others] = standInsOf(text);
    standIns.delete(text);
    first?.replaceWith(text);
    for (const other of others) other.remove();
  };

  const learnRemoval = (node: Node, record: MutationRecord, insertions: Set<MutationRecord> = new Set()) => {
    const text = isText(node) ? node : originals.get(node);
    if (!text || text.isConnected || node.isConnected) return;
    const filling = record.addedNodes.length > 0 ? record : findFilling(insertions, node, record);
    const added = ([...(filling?.addedNodes ?? [])] as ChildNode[]).filter((other) => !isOwn(other));
    const isRestored = added.some((other) => standIns.get(other)?.includes(node as ChildNode));
    if (added.length === 0 || isRestored) return;
    // The next text node needs its own insertion.
    if (filling) insertions.delete(filling);
    standIns.set(text, added);
    for (const standIn of added) originals.set(standIn, text);
    onReplaced(text);
  };

  return {
    learn: (records) => {
      const insertions = insertionsByTarget(records);
      for (const record of records) {
        for (const node of record.removedNodes) {
          learnRemoval(node, record, insertions.get(record.target));
        }
        for (const node of record.addedNodes) {
          if (!standIns.has(node) || !node.isConnected) continue;
          // The text node is in the page again, so its replacement is out of date.
          for (const standIn of standInsOf(node)) standIn.remove();
          standIns.delete(node);
        }
      }
    },
    standInsOf,
    restore: (text) => {
      const parent = standInsOf(text)[0]?.parentNode;
      if (!parent) return;
      putBack(text);
      for (const child of [...parent.childNodes]) {
        const original = originals.get(child);
        if (original && !original.isConnected) putBack(original);
      }
    },
  };
}
