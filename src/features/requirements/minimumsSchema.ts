import * as z from 'zod';

import {readData} from '../../site/readData.ts';

import type {Minimums} from './minimums.ts';

const version = z.string().regex(/^\d+(?:\.\d+){1,3}$/, {error: 'must be a version such as 1.8.22'});
const level = z.int().min(1);

const schema = z.strictObject({
  about: z.record(z.string(), z.string()),
  android: z.array(
    z.strictObject({
      since: version,
      minSdk: level.optional(),
      compileSdk: level.optional(),
      kotlin: version.optional(),
      kotlinReads: version.optional(),
      agp: version.optional(),
      gradle: version.optional(),
      jdk: level.optional(),
    }),
  ),
  ios: z.array(
    z.strictObject({since: version, deploymentTarget: version.optional(), xcode: version.optional()}),
  ),
  unity: z.array(
    z.strictObject({
      since: version,
      minSdk: level.optional(),
      targetSdk: level.optional(),
      deploymentTarget: version.optional(),
      editor: version.optional(),
      dependencyManager: version.optional(),
    }),
  ),
});

export const MINIMUMS_FILE = 'changelogs/minimums.json';

/**
 * Reads and validates the minimums.
 * @throws DataError that names each invalid field.
 */
export function readMinimums(root: string): Minimums {
  const {android, ios, unity} = readData(root, MINIMUMS_FILE, schema, {nameField: 'since'});
  return {android, ios, unity};
}
