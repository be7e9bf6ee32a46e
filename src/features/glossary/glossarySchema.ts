import * as z from 'zod';

const words = z.string().regex(/^\S(?:.*\S)?$/, {error: 'must not be empty or begin or end with a space'});
const sentence = words.regex(/[.!?]$/, {error: 'must be a sentence that ends with a period'});

/**
 * Words that must not be used for a term. `*` at the end of a word matches any ending so that one pattern, such as
 * `банер*`, covers all Russian cases. A match inside one of the `unless` phrases is allowed.
 */
const forbidden = z.strictObject({
  text: words
    .regex(/^[^*]+(?:\*(?: |$)[^*]*)*$/, {error: 'can have * only at the end of a word'})
    .regex(/^[\p{L}\p{N}]/u, {error: 'must begin with a letter or digit'}),
  unless: z.array(words).min(1).optional(),
});

const perLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject({en: value.optional(), ru: value.optional()});

const term = z.strictObject({
  /** Stable name, for links and tests. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {error: 'must be lowercase words joined by hyphens'}),
  en: words,
  ru: words,
  /** Other accepted forms, in addition to the main one. */
  also: perLanguage(z.array(words).min(1)).optional(),
  forbidden: perLanguage(z.array(forbidden).min(1)).optional(),
  definition: z.strictObject({en: sentence, ru: sentence}),
  /** Whether its first use on a page shows the definition. */
  tooltip: z.literal(true).optional(),
  /**
   * Patterns that find the term for its tooltip. `*` matches an ending of up to three letters. Without patterns, the
   * term and the forms in `also` are matched as written, in English with an optional plural s.
   */
  forms: perLanguage(
    z
      .array(words.regex(/^[^*]+(?:\*(?: |$)[^*]*)*$/, {error: 'can have * only at the end of a word'}))
      .min(1),
  ).optional(),
  /** Note for writers. */
  note: words.optional(),
  /** Russian pages that support the choice of the Russian term, with the words that they use and the date. */
  sources: z
    .array(
      z.strictObject({
        url: z.url({protocol: /^https$/, error: 'must be a URL that begins with https://'}),
        says: words,
        seen: z.iso.date({error: 'must be a day, yyyy-mm-dd'}),
      }),
    )
    .min(1)
    .optional(),
});

/** Schema of `glossary/terms.json`. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(term)
    .min(1)
    .superRefine((terms, context) => {
      terms.forEach(({id}, index) => {
        const previous = terms[index - 1]?.id;
        if (previous !== undefined && previous >= id) {
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `must come after "${previous}": ids are unique and in alphabetical order`,
          });
        }
      });
    }),
});

type Glossary = z.infer<typeof glossarySchema>;
export type Term = Glossary['terms'][number];
export type ForbiddenWords = z.infer<typeof forbidden>;
