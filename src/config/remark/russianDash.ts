import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const RUSSIAN_FILE = /[\\/]i18n[\\/]ru[\\/]/;

/** Attributes that contain text for the reader. */
const WORDS = new Set(['title', 'label', 'alt', 'description', 'caption']);

/** A dash after a plain space, with words on both sides, in this node or in neighboring ones. */
const DASH = / —(?= |\n|$)/g;

/**
 * Makes the space before each dash non-breaking so that no line begins with a dash.
 * @param text text of a page.
 */
export function keepDash(text: string): string {
  return text.replace(DASH, '\u00A0—');
}

interface Attribute {
  name?: unknown;
  value?: unknown;
}

/** Remark plugin: applies `keepDash` to the text and the labels of Russian pages. Code isn't changed. */
export function russianDash() {
  return (tree: Root, file: {path?: string}): void => {
    if (!RUSSIAN_FILE.test(file.path ?? '')) return;
    visit(tree, (node) => {
      const fields = node as unknown as {value?: unknown; alt?: unknown; attributes?: unknown};
      if (node.type === 'text') fields.value = keepDash(node.value);
      if (typeof fields.alt === 'string') fields.alt = keepDash(fields.alt);
      if (!Array.isArray(fields.attributes)) return;
      for (const attribute of fields.attributes as Attribute[]) {
        if (typeof attribute.value === 'string' && WORDS.has(String(attribute.name))) {
          attribute.value = keepDash(attribute.value);
        }
      }
    });
  };
}
