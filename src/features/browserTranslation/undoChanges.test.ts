// @vitest-environment jsdom
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {undoChanges} from './undoChanges.ts';

const PAGE = '<p>one <b>two</b> three</p><ul><li>four</li><li>five</li></ul>';

function make(): {page: HTMLElement; records: () => MutationRecord[]} {
  const page = document.createElement('div');
  page.innerHTML = PAGE;
  const observer = new MutationObserver(() => undefined);
  observer.observe(page, {childList: true, subtree: true, characterData: true, characterDataOldValue: true});
  return {page, records: () => observer.takeRecords()};
}

/** Returns all nodes in a page, in order. */
function nodesOf(page: Node): Node[] {
  const walker = document.createTreeWalker(page);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** Changes the page in two places, which are chosen by arbitrary numbers. */
type Change = (page: HTMLElement, first: number, second: number) => void;

const pick = (page: Node, at: number) => nodesOf(page)[at % nodesOf(page).length] as ChildNode;

const CHANGES: Record<string, Change> = {
  'replaces a node': (page, at) => {
    pick(page, at).replaceWith(document.createElement('font'));
  },
  'wraps a node': (page, at) => {
    const mark = document.createElement('mark');
    const node = pick(page, at);
    node.before(mark);
    mark.append(node);
  },
  'wraps a node before it inserts it': (page, at) => {
    const mark = document.createElement('mark');
    const node = pick(page, at);
    const next = node.nextSibling;
    const parent = node.parentNode;
    mark.append(node);
    parent?.insertBefore(mark, next);
  },
  'removes a node': (page, at) => {
    pick(page, at).remove();
  },
  'writes into a text': (page, at) => {
    const node = pick(page, at);
    if (node instanceof Text) node.data += '!';
  },
  'splits a text': (page, at) => {
    const node = pick(page, at);
    if (node instanceof Text) node.splitText(node.length >> 1);
  },
  'moves a node': (page, from, to) => {
    const node = pick(page, from);
    const place = pick(page, to);
    if (!node.contains(place)) place.before(node);
  },
};

describe('changes of a page', () => {
  it('are undone and reapplied, regardless of their kind', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...Object.values(CHANGES)), fc.nat(), fc.nat()), {maxLength: 12}),
        (changes) => {
          const {page, records} = make();
          const before = nodesOf(page);
          for (const [change, first, second] of changes)
            if (page.hasChildNodes()) change(page, first, second);
          const changed = page.innerHTML;
          const after = nodesOf(page);
          const redo = undoChanges(records());
          expect(page.innerHTML).toBe(PAGE);
          expect(nodesOf(page)).toEqual(before);
          redo();
          expect(page.innerHTML).toBe(changed);
          expect(nodesOf(page)).toEqual(after);
        },
      ),
    );
  });

  it('are not reapplied to nodes that have changed since', () => {
    const {page, records} = make();
    for (const element of page.querySelectorAll('b, li')) element.replaceChildren('translated');
    const redo = undoChanges(records());
    page.querySelector('b')?.replaceChildren('new');
    (page.querySelector('li')?.firstChild as Text).data = 'new';
    redo();
    expect(page.innerHTML).toBe('<p>one <b>new</b> three</p><ul><li>new</li><li>translated</li></ul>');
  });
});
