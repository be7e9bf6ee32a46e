import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Nodes, Parents, Root, RootContent} from 'mdast';
// Types of MDX nodes.
import type {} from 'remark-mdx';

import {hasPlaceholder} from './placeholders.ts';

const IMPORT = /import\s+(\w+)\s+from\s+['"]@site\/([^'"]+\.mdx)['"]/g;

/** Reads a partial. A missing one is reported by the bundler, with the import. */
function readPartial(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the names of imported partials whose snippets contain a placeholder. */
function partialsWithPlaceholder(tree: Root, siteDir: string, read: (file: string) => string): Set<string> {
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = '', file = ''] of node.value.matchAll(IMPORT)) {
      const fences = read(path.join(siteDir, file)).match(/^ *```[\s\S]*?^ *```/gm) ?? [];
      if (fences.some(hasPlaceholder)) names.add(name);
    }
  }
  return names;
}

/** Returns whether the prompt can be next to a child of this part of a page, unlike between the panels of tabs. */
function canContainPrompt(node: Nodes): node is Extract<Nodes, Parents> {
  return ['list', 'listItem', 'blockquote', 'containerDirective'].includes(node.type);
}

/**
 * Remark plugin: adds the prompt for the reader's values above the first snippet of a page with a placeholder, or above
 * the tabs that contain it.
 * @param options.siteDir folder that `@site` represents.
 * @param options.read reads a partial.
 */
export function valuesPrompt({
  siteDir,
  read = readPartial,
}: {
  siteDir: string;
  read?: (file: string) => string;
}) {
  return (tree: Root, file: {path: string}): void => {
    // A page can include several partials.
    if (/[\\/]_[^\\/]*$/.test(file.path)) return;
    const partials = partialsWithPlaceholder(tree, siteDir, read);

    const hasSnippet = (node: Nodes): boolean => {
      if (node.type === 'code') return hasPlaceholder(node.value);
      if (node.type === 'mdxJsxFlowElement' && partials.has(node.name ?? '')) return true;
      return 'children' in node && node.children.some(hasSnippet);
    };

    const insertInto = (parent: Parents): void => {
      const children = parent.children as Nodes[];
      const index = children.findIndex(hasSnippet);
      const found = children[index];
      if (!found) return;
      if (canContainPrompt(found)) insertInto(found as Parents);
      else {
        const prompt: RootContent = {
          type: 'mdxJsxFlowElement',
          name: 'YourValues',
          attributes: [],
          children: [],
        };
        children.splice(index, 0, prompt);
      }
    };
    insertInto(tree);
  };
}
