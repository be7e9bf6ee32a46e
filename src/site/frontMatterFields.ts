import * as z from 'zod';

const DESCRIPTION_MIN = 50;
const DESCRIPTION_MAX = 160;

/** Search engines count characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** Types of values in the front matter of both pages and posts. */
export const text = z.string().refine((value) => value.trim() !== '', {error: 'must not be empty'});

export const flag = z.boolean();

export const texts = z.array(text, {error: 'must be a list of strings'});

export const description = z.string().superRefine((value, context) => {
  const length = lengthOf(value);
  if (length < DESCRIPTION_MIN || length > DESCRIPTION_MAX) {
    context.addIssue({
      code: 'custom',
      message: `has ${length} characters; must have between ${DESCRIPTION_MIN} and ${DESCRIPTION_MAX}`,
    });
  }
  if (!/[.!?]$/.test(value)) {
    context.addIssue({code: 'custom', message: 'must be a full sentence that ends with a period'});
  }
});
