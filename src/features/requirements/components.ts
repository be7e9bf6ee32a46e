import * as z from 'zod';

import {readData} from '../../site/readData.ts';
import type {Platform} from '../../site/sections.ts';

/** What a release includes, and what its demo app was built with. A field is unset if no source states it. */
export interface Components {
  bidon?: string | undefined;
  bidMachine?: string | undefined;
  /** Google's User Messaging Platform in the demo app. */
  ump?: string | undefined;
  /** CocoaPods version that installed the pods of the demo app. */
  cocoaPods?: string | undefined;
  /** Deployment target of the demo app. */
  demoTarget?: string | undefined;
}

/** By platform and release. */
export type ComponentData = Record<Exclude<Platform, 'unity'>, Record<string, Components>>;

export const COMPONENTS_FILE = 'changelogs/components.json';

const version = z.string().regex(/^\d+(?:\.\d+){1,3}$/, {error: 'must be a version such as 0.11.0'});

const schema = z.strictObject({
  /** Sources of each field. Not shown on the site. */
  about: z.record(z.string(), z.string()),
  android: z.record(
    version,
    z.strictObject({bidon: version.optional(), bidMachine: version.optional(), ump: version.optional()}),
  ),
  ios: z.record(
    version,
    z.strictObject({
      bidon: version.optional(),
      bidMachine: version.optional(),
      ump: version.optional(),
      cocoaPods: version.optional(),
      demoTarget: version.optional(),
    }),
  ),
});

/**
 * Reads and validates what releases include.
 * @throws DataError that names each invalid field.
 */
export function readComponents(root: string): ComponentData {
  const {android, ios} = readData(root, COMPONENTS_FILE, schema);
  return {android, ios};
}
