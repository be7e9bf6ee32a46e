import type {Nodes, Parents, PhrasingContent, Root, Text} from 'mdast';
// Types of MDX and directive nodes.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';

import {termFinder, type FoundTerm} from './termFinder.ts';
import type {Term} from './glossarySchema.ts';
import type {Locale} from '../../site/locales.ts';

/** Maximum number of terms marked per page, to avoid clutter. */
const MAX_TERMS = 8;

interface File {
  path: string;
  data: Record<string, unknown>;
}

/**
 * Returns the language of a file if its prose is marked. Only pages are marked, not partials, because a page can
 * include several of them.
 */
function localeOf(path: string): Locale | null {
  const file = path.replaceAll('\\', '/');
  if (/\/_[^/]*$/.test(file) || /\/(?:glossary|changelog)\.mdx$/.test(file)) return null;
  return file.includes('/i18n/ru/') ? 'ru' : 'en';
}

/** Returns whether a part of a page contains running text, unlike headings, tables, cards, and diagrams. */
function holdsProse(node: Nodes): boolean {
  switch (node.type) {
    case 'root':
    case 'list':
    case 'listItem':
    case 'blockquote':
    case 'containerDirective':
      return true;
    case 'mdxJsxFlowElement':
      return node.name === 'Tabs' || node.name === 'TabItem';
    default:
      return false;
  }
}

const isLabel = (node: Nodes): boolean =>
  node.type === 'paragraph' && (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;

function mark({term, start, end}: FoundTerm, text: string, locale: Locale): PhrasingContent {
  const attributes = {term: term.id, definition: term.definition[locale].replaceAll('`', '')};
  return {
    type: 'mdxJsxTextElement',
    name: 'GlossaryTerm',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [{type: 'text', value: text.slice(start, end)}],
  };
}

/**
 * Remark plugin: marks the first use of each tooltip term in the running text of a page, up to eight terms. Skips terms
 * in the page's own title, because the page explains them.
 */
export function glossaryTooltips({terms}: {terms: readonly Term[]}) {
  const finders = {en: termFinder(terms, 'en'), ru: termFinder(terms, 'ru')};
  return (tree: Root, file: File): void => {
    const locale = localeOf(file.path);
    if (locale === null) return;
    const find = finders[locale];
    const {title} = (file.data['frontMatter'] ?? {}) as {title?: unknown};
    const seen = new Set(find(typeof title === 'string' ? title : '').map(({term}) => term.id));
    let left = MAX_TERMS;

    const split = (node: Text): PhrasingContent[] => {
      const parts: PhrasingContent[] = [];
      let end = 0;
      for (const found of find(node.value)) {
        if (left === 0 || seen.has(found.term.id)) continue;
        seen.add(found.term.id);
        left -= 1;
        if (found.start > end) parts.push({type: 'text', value: node.value.slice(end, found.start)});
        parts.push(mark(found, node.value, locale));
        end = found.end;
      }
      if (end === 0) return [node];
      if (end < node.value.length) parts.push({type: 'text', value: node.value.slice(end)});
      return parts;
    };

    const walk = (parent: Parents): void => {
      for (const child of parent.children as Nodes[]) {
        if (child.type === 'paragraph') {
          if (isLabel(child)) continue;
          child.children = child.children.flatMap((part) => (part.type === 'text' ? split(part) : [part]));
        } else if (holdsProse(child)) {
          walk(child as Parents);
        }
      }
    };
    walk(tree);
  };
}
