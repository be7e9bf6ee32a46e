import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {BuiltPage} from './loadBuild.ts';

export const parseMarkdown = (text: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(text);

/**
 * Returns whether a page has text to read. Excludes redirects, search, lists of posts, and pages for browser tests.
 * Another check reports pages without a canonical URL.
 */
export const hasText = ({file, isNotFound, redirectsTo, canonical}: BuiltPage): boolean =>
  !isNotFound &&
  redirectsTo === undefined &&
  canonical !== undefined &&
  !/^(?:ru\/)?(?:search\.html$|news\.html$|news\/(?:archive|page|tags)[./])/.test(file);
export const twinOf = ({file}: BuiltPage): string =>
  file.replace(/^(ru\/)?index\.html$/, '$1index.md').replace(/(?:\/index)?\.html$/, '.md');
