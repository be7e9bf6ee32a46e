import type {Heading, Nodes, Parents, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * `{#id}` after a heading is Docusaurus syntax, but a broken expression in MDX. During parsing, its braces are replaced
 * by two characters from the private use area so that no positions change.
 */
const OPEN = '\uE000';
const CLOSE = '\uE001';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

declare module 'mdast' {
  interface HeadingData {
    /** The explicit ID of the heading, without `{#` and `}`. */
    id?: string;
    /** Set if the heading ends with an ID. */
    hasExplicitId?: boolean;
  }
}

function maskHeadingIds(raw: string): string {
  let fence: string | null = null;
  return raw
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark !== undefined) {
        if (fence === null) fence = mark;
        else if (mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark) fence = null;
        return line;
      }
      if (fence !== null || !/^\s*#{1,6}\s/.test(line)) return line;
      return line.replace(/\{#([^{}]*)\}(\s*)$/, `${OPEN}#$1${CLOSE}$2`);
    })
    .join('\n');
}

/** Moves the masked IDs from the text of headings to their data. */
function takeHeadingIds(tree: Root): void {
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== 'text') return;
    const match = new RegExp(`\\s*${OPEN}#([^${CLOSE}]*)${CLOSE}\\s*$`).exec(last.value);
    if (match === null) return;
    last.value = last.value.slice(0, match.index);
    heading.data = {...heading.data, id: match[1] ?? '', hasExplicitId: true};
    if (last.value === '') heading.children.pop();
  });
}

/** Restores unused directives: `com.appodeal.ads:sdk` in prose is text, not a directive, and so is a leaf directive. */
function restoreUnusedDirectives(tree: Root, raw: string): void {
  const restore = (parent: Parents): void => {
    parent.children.forEach((child: Nodes, index) => {
      if (child.type === 'textDirective' || child.type === 'leafDirective') {
        const value = raw.slice(child.position?.start.offset, child.position?.end.offset);
        const text = {type: 'text' as const, value, position: child.position};
        const replacement: Nodes =
          child.type === 'textDirective'
            ? text
            : {type: 'paragraph', children: [text], position: child.position};
        (parent.children as Nodes[])[index] = replacement;
        return;
      }
      if ('children' in child) restore(child);
    });
  };
  restore(tree);
}

/**
 * Parses a page the way Docusaurus does. Headings have their IDs in `data.id`.
 * @throws VFileMessage if the text isn't valid MDX.
 */
export function parseMdx(raw: string): Root {
  const tree = processor.parse(maskHeadingIds(raw));
  takeHeadingIds(tree);
  restoreUnusedDirectives(tree, raw);
  return tree;
}
