import * as z from 'zod';
import {texts} from '../../site/frontMatterFields.ts';
import {PLATFORMS} from '../../site/sections.ts';
import {PHASES} from './problem.ts';

/** Front matter of troubleshooting pages that the index of problems reads. */
export const problemFieldsSchema = z.object({
  platforms: z
    .array(z.enum(PLATFORMS, {error: `expected one of ${PLATFORMS.join(', ')}`}), {
      error: `expected a list of ${PLATFORMS.join(', ')}`,
    })
    .min(1, {error: 'expected at least one platform'}),
  phase: z.enum(PHASES, {error: `expected one of ${PHASES.join(', ')}`}),
  errors: texts.min(1, {error: 'expected at least one text'}).optional(),
});
