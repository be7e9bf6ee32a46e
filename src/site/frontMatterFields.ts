import * as z from 'zod';

const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 160;

/** Search engines count characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** Kinds of values that the front matter of pages and that of posts share. */
export const text = z
  .string({error: 'expected a text'})
  .refine((value) => value.trim() !== '', {error: 'expected a text that is not empty'});

export const flag = z.boolean({error: 'expected true or false'});

export const texts = z.array(text, {error: 'expected a list of texts'});

export const description = z.string({error: 'expected a text'}).superRefine((value, context) => {
  const length = lengthOf(value);
  if (length < DESCRIPTION_MIN || length > DESCRIPTION_MAX) {
    context.addIssue({
      code: 'custom',
      message: `has ${length} characters; expected ${DESCRIPTION_MIN} to ${DESCRIPTION_MAX}`,
    });
  }
  if (!/[.!?]$/.test(value)) {
    context.addIssue({code: 'custom', message: 'expected a full sentence that ends with a full stop'});
  }
});
