import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
// Adds MDX and directive nodes to the types of the tree.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';

export type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;
type JsxAttribute = Extract<JsxElement['attributes'][number], {type: 'mdxJsxAttribute'}>;

/** The syntax node of an admonition, `:::name`. */
export type Admonition = Extract<Nodes, {type: 'containerDirective'}>;

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

const flattened = new WeakMap<Root, Nodes[]>();

/** Returns all nodes in reading order. */
export function flatten(tree: Root): Nodes[] {
  const known = flattened.get(tree);
  if (known !== undefined) return known;
  const nodes: Nodes[] = [];
  flattened.set(tree, nodes);
  const walk = (node: Nodes): void => {
    nodes.push(node);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  return nodes;
}

/** Returns the value of an attribute, as written: a string, the source of an expression, or `true` for a bare name. */
export function attribute(node: JsxElement, name: string): string | undefined {
  const found = node.attributes.find(
    (candidate): candidate is JsxAttribute => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (found === undefined) return undefined;
  if (found.value === null || found.value === undefined) return 'true';
  return typeof found.value === 'string' ? found.value : found.value.value;
}

/** Returns the text that a reader sees, including the alternative text of images. */
export function textOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (isJsx(node) && node.name === 'img') return attribute(node, 'alt') ?? '';
  if ('children' in node) return (node.children as Nodes[]).map(textOf).join('');
  return 'value' in node && node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression'
    ? node.value
    : '';
}

/** Shortens a string for a message. */
export function excerpt(text: string, length = 60): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > length ? `${flat.slice(0, length - 1)}…` : flat;
}

/** Returns the folders below `folder`, and the folder itself, as paths with forward slashes relative to `root`. */
export function foldersUnder(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  const below = readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersUnder(root, `${folder}/${entry.name}`));
  return [folder, ...below];
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
}

/** Returns the name that is closest to a misspelled one, or undefined if none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 4));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * Returns the number of letters to insert, delete, replace, or swap with their neighbor. A case change counts as
 * half.
 */
export function editDistance(a: string, b: string): number {
  const rows = Array.from({length: a.length + 1}, (_, i) => [i, ...new Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  const first = rows[0];
  if (first) for (let j = 0; j <= b.length; j++) first[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]];
      const change = x === y ? 0 : x.toLowerCase() === y.toLowerCase() ? 0.5 : 1;
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change);
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      const row = rows[i];
      if (row) row[j] = cost;
    }
  }
  return at(a.length, b.length);
}
