/**
 * Prints the number of words, fences, and tables on every page, in both languages, next to its Android counterpart.
 * Usage: `tsx bench/pageDepth.ts ios unity`
 */
import {fileURLToPath} from 'node:url';

import {flatten} from '../checks/text/lib/nodes.ts';
import {loadPages} from '../checks/text/loadPages.ts';
import type {Page} from '../checks/text/types.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const {pages} = loadPages(root);
const byFile = new Map(pages.map((page) => [page.file, page]));

/** Returns a page with the partials that it imports. */
function whole(page: Page): Page[] {
  const imported = [...page.raw.matchAll(/^import \w+ from '@site\/([^']+\.mdx)'/gm)].flatMap(
    ([, file = '']) => {
      const partial = byFile.get(file);
      return partial ? whole(partial) : [];
    },
  );
  return [page, ...imported];
}

/** Counts the words of prose, the fences, and the tables on a page. */
function depthOf(page: Page): {words: number; fences: number; tables: number} {
  const nodes = whole(page).flatMap((part) => flatten(part.tree));
  const words = nodes
    .filter((node) => node.type === 'text' || node.type === 'inlineCode')
    .reduce(
      (total, node) => total + ('value' in node ? node.value.split(/\s+/).filter(Boolean).length : 0),
      0,
    );
  const count = (type: string) => nodes.filter((node) => node.type === type).length;
  return {words, fences: count('code'), tables: count('table')};
}

const show = (page: Page | undefined): string => {
  if (!page) return '–';
  const {words, fences, tables} = depthOf(page);
  return `${words} / ${fences} / ${tables}`;
};

const sections = process.argv.slice(2);
const find = (locale: string, route: string) =>
  pages.find((page) => page.locale === locale && page.route === route && !/\/_[^/]+$/.test(page.file));

console.log('| Page | English: words / fences / tables | Russian | Android page |');
console.log('| --- | --- | --- | --- |');
for (const page of pages) {
  if (page.locale !== 'en' || !sections.includes(page.section) || /\/_[^/]+$/.test(page.file)) continue;
  const counterpart = page.route.replace(/^\/(?:onboarding\/)?(?:ios|unity)(?=\/)/, '/android');
  console.log(
    `| ${page.route} | ${show(page)} | ${show(find('ru', page.route))} | ${show(find('en', counterpart))} |`,
  );
}
