import type {Nodes} from 'mdast';
import {excerpt, flatten} from '../../text/lib/nodes.ts';
import {ownAddress, targetOf, type Build, type BuiltPage} from '../lib/loadBuild.ts';
import {hasText, twinOf, parseMarkdown} from '../lib/markdownTwins.ts';
import {lettersOf} from '../lib/visibleText.ts';
import type {BuildCheck, Finding} from '../types.ts';
import {readBuiltFile} from '../lib/readBuiltFile.ts';
import {isListed} from '../lib/isListed.ts';
import {PLACEHOLDERS} from '../lib/leaks.ts';

const FIX = 'Handle the element in src/features/markdown/pageContent.ts.';
/** Number of characters shown around a difference. */
const CONTEXT = 30;

/** Returns what a reader of the Markdown sees, in order. The title of a code block comes before it. */
function shown(node: Nodes): string {
  if (node.type === 'yaml') return '';
  if (node.type === 'code') return ` ${/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? ''} ${node.value} `;
  if ('value' in node) return node.value;
  return 'children' in node ? ` ${node.children.map(shown).join('')} ` : '';
}

/** Returns the place where two strings differ, for a message, or undefined if they are equal. */
function difference(page: string, twin: string): string | undefined {
  if (page === twin) return undefined;
  let start = 0;
  while (start < page.length && page[start] === twin[start]) start += 1;
  const around = (text: string) => text.slice(Math.max(0, start - CONTEXT), start + CONTEXT);
  return `"${around(twin)}" instead of "${around(page)}"`;
}

function faultsOfTwin(build: Build, page: BuiltPage): Finding[] {
  const file = twinOf(page);
  const faults: Finding[] = [];
  const fault = (message: string, fix = FIX) => {
    faults.push({file, message, fix});
  };
  const tree = parseMarkdown(readBuiltFile(build, file));
  const nodes = flatten(tree);

  const html = nodes.find((node) => node.type === 'html');
  if (html) fault(`contains HTML: "${excerpt(html.value)}"`);
  const parted = difference(page.letters, lettersOf(shown(tree)));
  if (parted !== undefined) fault(`differs from ${page.file}: ${parted}`);
  const codes = nodes.flatMap((node) => (node.type === 'code' ? [node.value] : []));
  const index = page.blocks.findIndex((block, place) => block !== codes[place]);
  if (index >= 0 || codes.length !== page.blocks.length) {
    fault(
      `has not the code of ${page.file}: "${excerpt(codes[index] ?? '')}" instead of "${excerpt(page.blocks[index] ?? '')}"`,
    );
  }
  for (const node of nodes) {
    if ((node.type === 'link' || node.type === 'image') && !/^[a-z][a-z\d+.-]*:/i.test(node.url)) {
      fault(`the URL ${node.url} is not absolute`);
    }
    if (!('value' in node) || node.type === 'yaml') continue;
    const isCode = node.type === 'code' || node.type === 'inlineCode';
    const leak = PLACEHOLDERS.find(
      ({find, inCode}) =>
        (!isCode || inCode) &&
        find.test(node.value) &&
        // If the page itself has the fault, it is reported there.
        ![...page.texts, ...page.code].some((text) => find.test(text)),
    );
    if (leak) fault(`${leak.what} is left in "${excerpt(node.value)}"`);
  }
  const front = tree.children[0];
  const head = front?.type === 'yaml' ? front.value : '';
  if (!head.includes(`url: ${page.canonical}`)) fault(`does not contain the URL ${page.canonical}`);
  return faults;
}

export const check: BuildCheck = {
  name: 'twins',
  about:
    'every page that may be indexed exists as Markdown, its head says where, and the Markdown has the same letters and digits in the same order, the same code blocks, absolute links, and no HTML',
  run: (build) =>
    build.pages.flatMap((page): Finding[] => {
      if (!hasText(page)) return [];
      const file = twinOf(page);
      const exists = build.files.has(file);
      if (!exists && !isListed(page)) return [];
      if (!exists) {
        return [{file, message: 'the twin is missing', fix: 'Make writeMarkdown write it.'}];
      }
      const faults = faultsOfTwin(build, page);
      if (isListed(page)) {
        const own = page.twin === undefined ? null : ownAddress(build, page, page.twin);
        const target = own && targetOf(build, own.pathname);
        if (target?.kind !== 'file' || target.file !== file) {
          faults.push({
            file: page.file,
            message: `the head links to ${page.twin ?? 'no file'} as the page's Markdown`,
            fix: `Use MarkdownLink, which points to ${build.base}${file}.`,
          });
        }
      }
      return faults;
    }),
};
