import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Nodes, Parents, Root, RootContent} from 'mdast';
// Types of MDX nodes.
import type {} from 'remark-mdx';

import {parseMdx} from '../../site/parseMdx.ts';

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

/** Returns whether a part of a page has a snippet with a placeholder, or one of the partials that have one. */
function hasSnippet(node: Nodes, partials?: ReadonlySet<string>): boolean {
  if (node.type === 'code') return hasPlaceholder(node.value);
  if (node.type === 'mdxJsxFlowElement' && partials?.has(node.name ?? '')) return true;
  return 'children' in node && node.children.some((child) => hasSnippet(child, partials));
}

/** Returns the names of imported partials whose snippets contain a placeholder. */
function partialsWithPlaceholder(tree: Root, siteDir: string, read: (file: string) => string): Set<string> {
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [...node.value.matchAll(IMPORT)] : [],
  );
  const found = imports.filter(([, , file = '']) => hasSnippet(parseMdx(read(path.join(siteDir, file)))));
  return new Set(found.map(([, name = '']) => name));
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

    const insertInto = (parent: Parents): void => {
      const children = parent.children as Nodes[];
      const index = children.findIndex((child) => hasSnippet(child, partials));
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
