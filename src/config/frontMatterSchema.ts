import * as z from 'zod';

import {isPost} from '../site/postFile.ts';
import {postSchema} from '../features/news/postSchema.ts';
import {problemFieldsSchema} from '../features/problems/problemFields.ts';
import {verifiedSchema} from '../features/verification/verified.ts';

import {description, flag, text, texts} from '../site/frontMatterFields.ts';
import {findFaults, tellFault} from '../site/readData.ts';

const pageTypes = [
  'landing',
  'get-started',
  'how-to',
  'concept',
  'reference',
  'troubleshooting',
  'changelog',
  'upgrade-guide',
  'policy',
  'faq',
] as const;

/**
 * Schema of a page's front matter. The build and `npm run check` share it, so both reject an invalid key with the same
 * message.
 */
const frontMatterSchema = z.strictObject({
  title: text,
  /** Replaces `title` in browser tabs and search results if another page has the same title. */
  title_meta: text.optional(),
  description,
  page_type: z.enum(pageTypes),
  sidebar_position: z.int().min(0, {error: 'must be a whole number that is not negative'}),
  sidebar_label: text.optional(),
  slug: text.optional(),
  keywords: texts.optional(),
  hide_table_of_contents: flag.optional(),
  unlisted: flag.optional(),
  draft: flag.optional(),
  /** On English pages only. The build copies it to the Russian ones. */
  verified: verifiedSchema.optional(),
  ...problemFieldsSchema.partial().shape,
});

/** An error in one field. */
export interface FrontMatterFault {
  /** Key in the front matter. */
  field: string;
  /** The field, its value, and what is allowed. */
  message: string;
}

/**
 * Returns the errors in the front matter of a page or post.
 * @param file path from the root, which determines whether it's a page or a post.
 */
export function findFrontMatterFaults(file: string, data: unknown): FrontMatterFault[] {
  return findFaults(isPost(file) ? postSchema : frontMatterSchema, data).map((fault) => ({
    field: String(fault.keys[0] ?? 'front matter'),
    message: tellFault(fault),
  }));
}
