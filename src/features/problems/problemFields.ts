import * as z from 'zod';
import {texts} from '../../site/frontMatterFields.ts';
import type {Locale} from '../../site/locales.ts';
import {PLATFORMS, SECTIONS, type Section} from '../../site/sections.ts';
import {PHASES, type Problem} from './problem.ts';

/**
 * Schema of the front matter that the index of problems reads. On pages that aren't troubleshooting pages, it reads
 * only `errors`.
 */
export const problemFieldsSchema = z.object({
  platforms: z
    .array(z.enum(PLATFORMS), {error: `must be a list of ${PLATFORMS.join(', ')}`})
    .min(1, {error: 'must list at least one platform'}),
  phase: z.enum(PHASES),
  errors: texts.min(1, {error: 'must have at least one string'}).optional(),
});

type Fields = Pick<Problem, 'platforms' | 'phase' | 'section' | 'errors'>;

/**
 * Returns the schema that reads a page's fields from its front matter, or null if the index doesn't include the page. A
 * guide that explains messages gets its platforms from its section.
 * @param sectionId section of the page.
 * @param locale language of the section's name.
 */
export function problemSchema(
  frontMatter: Record<string, unknown>,
  sectionId: string | undefined,
  locale: Locale,
): z.ZodType<Fields> | null {
  if (frontMatter.page_type === 'troubleshooting') {
    return problemFieldsSchema.transform(({errors = [], ...fields}) => ({...fields, errors}));
  }
  const section: Section | undefined = SECTIONS.find(({id}) => id === sectionId);
  if (frontMatter.errors === undefined || section === undefined) return null;
  const {platform, label} = section;
  return problemFieldsSchema.pick({errors: true}).transform(({errors = []}) => ({
    platforms: platform === undefined ? [...PLATFORMS] : [platform],
    section: label[locale],
    errors,
  }));
}
