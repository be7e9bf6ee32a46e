import * as z from 'zod';

import {readData} from '../../site/readData.ts';
import type {Platform} from '../../site/sections.ts';

import type {Signatures} from './signatures.ts';

const member = z.union([z.string(), z.object({declaration: z.string()})]);

const schema = z.object({
  declarations: z.record(
    z.string(),
    z.object({members: z.array(member).optional(), optional: z.array(member).optional()}),
  ),
});

/** Reads the declarations of a platform from `symbols/`. The text check `signatures` validates the file in full. */
export function readSignatures(root: string, platform: Platform): Signatures {
  const {declarations} = readData(root, `symbols/${platform}.json`, schema);
  return Object.fromEntries(
    Object.entries(declarations).map(([type, {members = [], optional = []}]) => [
      type,
      [...members, ...optional].map((each) => (typeof each === 'string' ? each : each.declaration)),
    ]),
  );
}
