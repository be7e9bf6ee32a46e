import * as z from 'zod';
import {texts} from '../../site/frontMatterFields.ts';
import {PLATFORMS} from '../../site/sections.ts';
import {PHASES} from './problem.ts';

/** Schema of the front matter in troubleshooting pages that the index of problems reads. */
export const problemFieldsSchema = z.object({
  platforms: z
    .array(z.enum(PLATFORMS), {error: `must be a list of ${PLATFORMS.join(', ')}`})
    .min(1, {error: 'must list at least one platform'}),
  phase: z.enum(PHASES),
  errors: texts.min(1, {error: 'must have at least one string'}).optional(),
});
