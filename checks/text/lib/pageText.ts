import type {Page} from '../types.ts';

/** Matches imports of partials and captures their path from the root of the site. */
const IMPORT = /^import .* from '@site\/([^']+\.mdx)';?$/gm;

/** Returns text on one line. Quotes in front matter are escaped. */
export const flat = (text: string): string => text.replaceAll('\\"', '"').replace(/\s+/g, ' ').trim();

/** Returns the source of a page, including the partials that it imports, on one line. */
export function pageText({raw}: Page, pages: readonly Page[]): string {
  const imported = [...raw.matchAll(IMPORT)].map(([, file]) => file);
  const partials = pages.filter(({file}) => imported.includes(file));
  return flat([raw, ...partials.map((partial) => partial.raw)].join('\n'));
}
