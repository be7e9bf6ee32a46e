import * as z from 'zod';

import {description, flag, text, texts} from '../../site/frontMatterFields.ts';

const keys = texts.min(1, {error: 'must list at least one'});

/**
 * Schema of a post's front matter. The date and the URL are in the file name. Tags and authors are keys in `tags.yml`
 * and `authors.yml`.
 */
export const postSchema = z.strictObject({
  title: text,
  description,
  authors: keys,
  tags: keys,
  /** Set on the post that announces a release. The announcement bar links to the post of the newest one. */
  release: z
    .string({error: 'must be a version in quotes, for example "3.9.0"'})
    .regex(/^\d+\.\d+\.\d+$/, {error: 'must be a stable version, for example "3.9.0"'})
    .optional(),
  keywords: texts.optional(),
  hide_table_of_contents: flag.optional(),
  unlisted: flag.optional(),
  draft: flag.optional(),
});
