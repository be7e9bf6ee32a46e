import * as z from 'zod';

import {parseData, readJson} from '../../site/readData.ts';

const FILE = 'redirects/earlier-addresses.json';

const schema = z.strictObject({
  about: z.string(),
  addresses: z
    .array(
      z
        .strictObject({
          from: z.string().regex(/^(?:\/[\w.-]+)+(?:\/?\*)?$/, {
            error: 'must be a path from the root without a slash at its end; a * may end it',
          }),
          to: z.string().regex(/^(?:(?:\/[\w.-]+)+(?:\/(?::splat)?)?|https:\/\/\S+)$/, {
            error: 'must be a path from the root, perhaps with /:splat at its end, or an https address',
          }),
        })
        .refine(({from, to}) => !to.includes(':splat') || from.endsWith('*'), {
          path: ['to'],
          error: ':splat needs a * in "from"',
        }),
    )
    .superRefine((addresses, context) => {
      addresses.forEach(({from}, index) => {
        if (addresses.findIndex((other) => other.from === from) < index) {
          context.addIssue({code: 'custom', path: [index, 'from'], message: 'appears twice; leave one'});
        }
      });
    }),
});

export type EarlierAddress = z.infer<typeof schema>['addresses'][number];

/**
 * Validates the data of earlier URLs. @throws DataError that lists each error with its file, entry, field, and what is
 * allowed.
 */
export function parseEarlierAddresses(data: unknown): EarlierAddress[] {
  return parseData(FILE, schema, data, {nameField: 'from'}).addresses;
}

/** Reads the URLs that earlier sites used. */
export function readEarlierAddresses(siteDir: string): EarlierAddress[] {
  return parseEarlierAddresses(readJson(siteDir, FILE));
}
