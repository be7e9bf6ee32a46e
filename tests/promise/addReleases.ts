import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Release} from '../../src/features/releases/releaseSchema.ts';
import type {Platform} from '../../src/site/sections.ts';

import type {ReleaseCase} from './releaseCases.ts';

/**
 * Adds entries at the top of the changelogs in a copy, as a publisher does.
 * @param root folder that contains the copied `changelogs/`.
 */
export function addReleases(root: string, {entries}: ReleaseCase): void {
  for (const [platform, entry] of Object.entries(entries) as [Platform, Release][]) {
    const file = path.join(root, `changelogs/${platform}.json`);
    const releases = JSON.parse(readFileSync(file, 'utf8')) as Release[];
    writeFileSync(file, `${JSON.stringify([entry, ...releases], null, 2)}\n`);
  }
}
