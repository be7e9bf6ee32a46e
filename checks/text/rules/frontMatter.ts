import {existsSync} from 'node:fs';
import path from 'node:path';
import {isPost} from '../../../src/site/postFile.ts';
import {findFrontMatterFaults} from '../../../src/config/frontMatterSchema.ts';
import {flatten, foldersUnder, lineOf, readJson, textOf} from '../lib/nodes.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'frontMatter';

/** Advice for individual fields. */
const fixes: Record<string, string> = {
  title: 'Write the title as in the navigation.',
  description: 'Write one sentence of 50 to 160 characters that says what the reader gets.',
  page_type: 'Take the type from the list in guides/writing-pages.md.',
  sidebar_position: 'Number the pages of a folder 1, 2, 3….',
  release: 'Write the version that the post announces, in quotes; leave it out of other posts.',
};

const LISTED = 'Use only the keys that guides/writing-pages.md lists, each with its kind of value.';
const LISTED_FOR_POSTS = 'Use only the keys that guides/news.md lists, each with its kind of value.';

function faultsOfFields(page: Page): Fault[] {
  return (
    findFrontMatterFaults(page.file, page.frontMatter)
      // On pages, it has its own check.
      .filter(({field}) => field !== 'verified' || isPost(page.file))
      .map(({field, message}) => ({
        file: page.file,
        line: page.frontMatterLines[field] ?? 1,
        check: name,
        message,
        fix: fixes[field] ?? (isPost(page.file) ? LISTED_FOR_POSTS : LISTED),
      }))
  );
}

function faultsOfBody(page: Page): Fault[] {
  return flatten(page.tree).flatMap((node): Fault[] => {
    if (node.type !== 'heading' || node.depth !== 1) return [];
    return [
      {
        file: page.file,
        line: lineOf(node),
        check: name,
        message: `a second title in the text: “# ${textOf(node)}”`,
        fix: 'Delete it, because `title` in the front matter is the only first-level heading.',
      },
    ];
  });
}

/** Returns the positions of the categories next to the pages in a folder. */
function categoryPositions(root: string, page: Page): {position: number; file: string}[] {
  if (page.locale !== 'en') return [];
  const folder = path.posix.dirname(page.file);
  return foldersUnder(root, folder)
    .filter((below) => path.posix.dirname(below) === folder)
    .map((below) => `${below}/_category_.json`)
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => {
      const {position} = readJson(path.join(root, file)) as {position?: unknown};
      return typeof position === 'number' ? [{position, file}] : [];
    });
}

function faultsOfPositions({root, pages}: CheckContext): Fault[] {
  const taken = new Map<string, string>();
  return pages.flatMap((page): Fault[] => {
    const position = page.frontMatter.sidebar_position;
    if (page.partial || typeof position !== 'number') return [];
    const folder = path.posix.dirname(page.file);
    // The landing page of a section is listed with its folder's pages, so it is part of the same order.
    const category = categoryPositions(root, page).find((candidate) => candidate.position === position);
    const other = taken.get(`${folder}:${position}`) ?? category?.file;
    taken.set(`${folder}:${position}`, page.file);
    if (other === undefined) return [];
    return [
      {
        file: page.file,
        line: page.frontMatterLines.sidebar_position ?? 1,
        check: name,
        message: `sidebar_position: ${position} is used by ${other}`,
        fix: 'Give each page and folder in this folder its own number.',
      },
    ];
  });
}

export const check: TextCheck = {
  name,
  about:
    'Front matter has the keys and values of the schema; positions are unique in a folder; no second title.',
  run(context) {
    // The `syntax` check reports front matter that isn't YAML, which has no keys to check.
    const unread = new Set(context.readFaults.map(({file}) => file));
    const readable = ({file, frontMatter: keys}: Page): boolean =>
      Object.keys(keys).length > 0 || !unread.has(file);
    return [
      ...context.pages.filter((page) => !page.partial && readable(page)).flatMap(faultsOfFields),
      ...context.pages.flatMap(faultsOfBody),
      ...faultsOfPositions(context),
    ];
  },
};
