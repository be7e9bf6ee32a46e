import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {excerpt, flatten} from '../../text/lib/nodes.ts';
import {ownAddress, targetOf, type Build, type BuiltPage} from '../loadBuild.ts';
import type {BuildCheck} from '../types.ts';
import {lettersOf} from '../visibleText.ts';
import {isListed} from './hosting.ts';
import {PLACEHOLDERS} from './leaks.ts';

interface Found {
  file: string;
  message: string;
  fix: string;
}

const FIX = 'Teach src/features/markdown/pageContent.ts the element.';
/** Signs shown around a difference. */
const CONTEXT = 30;

const read = (build: Build, file: string): string => readFileSync(path.join(build.folder, file), 'utf8');
const parse = (text: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(text);

/**
 * Whether a page is to be read. Not: pages that lead on, search, lists of posts, and what is there for browser tests only. A
 * page without canonical address is named by another check.
 */
const hasText = ({file, isNotFound, redirectsTo, canonical}: BuiltPage): boolean =>
  !isNotFound &&
  redirectsTo === undefined &&
  canonical !== undefined &&
  !/^(?:ru\/)?(?:search\.html$|news\.html$|news\/(?:archive|page|tags)[./])/.test(file);
const twinOf = ({file}: BuiltPage): string =>
  file.replace(/^(ru\/)?index\.html$/, '$1index.md').replace(/(?:\/index)?\.html$/, '.md');

/** What a reader of the Markdown sees, in order; the title of a code block stands before it. */
function shown(node: Nodes): string {
  if (node.type === 'yaml') return '';
  if (node.type === 'code') return ` ${/title="(.*)"/.exec(node.meta ?? '')?.[1] ?? ''} ${node.value} `;
  if ('value' in node) return node.value;
  return 'children' in node ? ` ${node.children.map(shown).join('')} ` : '';
}

/** Where two texts part, for a message; undefined when they are equal. */
function difference(page: string, twin: string): string | undefined {
  if (page === twin) return undefined;
  let start = 0;
  while (start < page.length && page[start] === twin[start]) start += 1;
  const around = (text: string) => text.slice(Math.max(0, start - CONTEXT), start + CONTEXT);
  return `"${around(twin)}" instead of "${around(page)}"`;
}

function faultsOfTwin(build: Build, page: BuiltPage): Found[] {
  const file = twinOf(page);
  const faults: Found[] = [];
  const fault = (message: string, fix = FIX) => {
    faults.push({file, message, fix});
  };
  const tree = parse(read(build, file));
  const nodes = flatten(tree);

  const html = nodes.find((node) => node.type === 'html');
  if (html) fault(`holds HTML: "${excerpt(html.value)}"`);
  const parted = difference(page.letters, lettersOf(shown(tree)));
  if (parted !== undefined) fault(`says something else than ${page.file}: ${parted}`);
  const codes = nodes.flatMap((node) => (node.type === 'code' ? [node.value] : []));
  const index = page.blocks.findIndex((block, place) => block !== codes[place]);
  if (index >= 0 || codes.length !== page.blocks.length) {
    fault(
      `has not the code of ${page.file}: "${excerpt(codes[index] ?? '')}" instead of "${excerpt(page.blocks[index] ?? '')}"`,
    );
  }
  for (const node of nodes) {
    if ((node.type === 'link' || node.type === 'image') && !/^[a-z][a-z\d+.-]*:/i.test(node.url)) {
      fault(`the address ${node.url} is not absolute`);
    }
    if (!('value' in node) || node.type === 'yaml') continue;
    const isCode = node.type === 'code' || node.type === 'inlineCode';
    const leak = PLACEHOLDERS.find(
      ({find, inCode}) =>
        (!isCode || inCode) &&
        find.test(node.value) &&
        // The page itself has it: there it is named.
        ![...page.texts, ...page.code].some((text) => find.test(text)),
    );
    if (leak) fault(`${leak.what} is left in "${excerpt(node.value)}"`);
  }
  const front = tree.children[0];
  const head = front?.type === 'yaml' ? front.value : '';
  if (!head.includes(`url: ${page.canonical}`)) fault(`does not name the address ${page.canonical}`);
  return faults;
}

export const twins: BuildCheck = {
  name: 'twins',
  about:
    'every page that may be indexed is there as Markdown, its head says where, and the Markdown has the same letters and digits in the same order, the same code blocks, absolute links and no HTML',
  run: (build) =>
    build.pages.flatMap((page): Found[] => {
      if (!hasText(page)) return [];
      const file = twinOf(page);
      const exists = build.files.has(file);
      if (!exists && !isListed(page)) return [];
      if (!exists) {
        return [{file, message: 'the twin is missing', fix: 'Let the plugin markdownTwins write it.'}];
      }
      const faults = faultsOfTwin(build, page);
      if (isListed(page)) {
        const own = page.twin === undefined ? null : ownAddress(build, page, page.twin);
        const target = own && targetOf(build, own.pathname);
        if (target?.kind !== 'file' || target.file !== file) {
          faults.push({
            file: page.file,
            message: `the head names ${page.twin ?? 'no address'} for the page as Markdown`,
            fix: `Use MarkdownLink, which points to ${build.base}${file}.`,
          });
        }
      }
      return faults;
    }),
};

export const llms: BuildCheck = {
  name: 'llms',
  about:
    'llms.txt of each language has the form of llmstxt.org, leads only to files of this site that are there, and lists every page that may be indexed once; llms-full.txt has the text of each',
  run: (build) =>
    (['en', 'ru'] as const).flatMap((locale): Found[] => {
      const prefix = locale === 'en' ? '' : 'ru/';
      const file = `${prefix}llms.txt`;
      const fullFile = `${prefix}llms-full.txt`;
      const missing = [file, fullFile].filter((name) => !build.files.has(name));
      if (missing.length > 0) {
        return missing.map((name) => ({
          file: name,
          message: 'the file is missing',
          fix: 'Let the plugin markdownTwins write it.',
        }));
      }
      const faults: Found[] = [];
      const fault = (message: string, fix: string, of = file) => {
        faults.push({file: of, message, fix});
      };
      const tree = parse(read(build, file));
      const [first, second] = tree.children;
      const h1 = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
      if (first?.type !== 'heading' || h1.length !== 1 || h1[0] !== first || second?.type !== 'blockquote') {
        fault('does not begin with one title and a summary in a quote', 'Keep the form of llmstxt.org.');
      }

      const [anyPage] = build.pages;
      const counts = new Map<string, number>();
      for (const node of flatten(tree)) {
        if (node.type !== 'link') continue;
        const own = anyPage && ownAddress(build, anyPage, node.url);
        const target = own ? targetOf(build, own.pathname) : null;
        if (target?.kind !== 'file') {
          fault(`${node.url} leads to no file of this site`, 'List the addresses of the twins.');
        } else counts.set(target.file, (counts.get(target.file) ?? 0) + 1);
      }
      const full = read(build, fullFile);
      for (const page of build.pages) {
        if (page.locale !== locale || !hasText(page)) continue;
        const twin = twinOf(page);
        const count = counts.get(twin) ?? 0;
        if (!isListed(page)) {
          if (count > 0) fault(`${twin} is not to be listed`, 'Leave it out.');
          continue;
        }
        if (count !== 1) fault(`${twin} is listed ${count} times`, 'List it once.');
        if (build.files.has(twin) && !full.includes(read(build, twin))) {
          fault(`the text of ${twin} is not in it`, 'Put all twins together.', fullFile);
        }
      }
      return faults;
    }),
};
