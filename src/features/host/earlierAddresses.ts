import * as z from 'zod';

import {readFileSync} from 'node:fs';
import path from 'node:path';

const FILE = 'redirects/earlier-addresses.json';

const schema = z.strictObject({
  about: z.string(),
  addresses: z.array(
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
  ),
});

export type EarlierAddress = z.infer<typeof schema>['addresses'][number];

/** Checks the data of earlier addresses. @throws Error naming file, entry, field and what is allowed. */
export function parseEarlierAddresses(data: unknown): EarlierAddress[] {
  const result = schema.safeParse(data);
  const faults = result.success
    ? result.data.addresses
        .filter(({from}, index, all) => all.findIndex((other) => other.from === from) !== index)
        .map(({from}) => `${from} stands twice: leave one`)
    : result.error.issues.map(({path: field, message}) => `${field.join('.')}: ${message}`);
  if (!result.success || faults.length > 0) {
    throw new Error(`${FILE} is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return result.data.addresses;
}

/** Reads the addresses that earlier sites used. */
export function readEarlierAddresses(siteDir: string): EarlierAddress[] {
  return parseEarlierAddresses(JSON.parse(readFileSync(path.join(siteDir, FILE), 'utf8')));
}
