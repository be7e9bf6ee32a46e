import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {BuiltPage} from './loadBuild.ts';

export const parseMarkdown = (text: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(text);

/**
 * Whether a page is to be read. Not: pages that lead on, search, lists of posts, and what is there for browser tests only. A
 * page without canonical address is named by another check.
 */
export const hasText = ({file, isNotFound, redirectsTo, canonical}: BuiltPage): boolean =>
  !isNotFound &&
  redirectsTo === undefined &&
  canonical !== undefined &&
  !/^(?:ru\/)?(?:search\.html$|news\.html$|news\/(?:archive|page|tags)[./])/.test(file);
export const twinOf = ({file}: BuiltPage): string =>
  file.replace(/^(ru\/)?index\.html$/, '$1index.md').replace(/(?:\/index)?\.html$/, '.md');
