import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** All of a doc but its text: what its frame, its table of contents and its place among the others are made from. */
export type DocHead = Pick<PropDocContent, 'metadata' | 'frontMatter' | 'contentTitle' | 'toc' | 'assets'>;

/** Id of the element of a built page that holds its `DocHead` as JSON. */
export const DOC_HEAD_ID = 'doc-head';

/** The head of a doc as JSON that can stand in a page. */
export function writeDocHead({metadata, frontMatter, contentTitle, toc, assets}: DocHead): string {
  return JSON.stringify({metadata, frontMatter, contentTitle, toc, assets}).replaceAll('<', '\\u003c');
}

/**
 * The head that a page was built with.
 * @param source the file of the doc, as `metadata.source` names it
 * @returns undefined where the page holds none, or that of another doc
 */
export function readDocHead(page: Document, source: string): DocHead | undefined {
  const json = page.getElementById(DOC_HEAD_ID)?.textContent;
  if (!json) return undefined;
  try {
    const head = JSON.parse(json) as Partial<DocHead>;
    const isWhole =
      head.metadata?.source === source && head.frontMatter !== undefined && Array.isArray(head.toc);
    return isWhole ? (head as DocHead) : undefined;
  } catch {
    return undefined;
  }
}
