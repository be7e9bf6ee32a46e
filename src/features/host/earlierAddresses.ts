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
            error: 'must be a path from the root without a trailing slash, optionally with * at the end',
          }),
          to: z.string().regex(/^(?:(?:\/[\w.-]+)+(?:\/(?::splat)?)?|https:\/\/\S+)$/, {
            error: 'must be a path from the root, optionally with /:splat at the end, or an HTTPS URL',
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
          context.addIssue({code: 'custom', path: [index, 'from'], message: 'appears twice; remove one'});
        }
      });
    }),
});

export type EarlierAddress = z.infer<typeof schema>['addresses'][number];

/**
 * Validates the data about earlier URLs. @throws DataError that lists each error with its file, entry, field, and what is
 * allowed.
 */
export function parseEarlierAddresses(data: unknown): EarlierAddress[] {
  return parseData(FILE, schema, data, {nameField: 'from'}).addresses;
}

/** Reads the URLs that earlier sites used. */
export function readEarlierAddresses(siteDir: string): EarlierAddress[] {
  return parseEarlierAddresses(readJson(siteDir, FILE));
}
