import {readJson} from '../../site/readData.ts';

import {
  MEDIATION_FILES,
  parseMediation,
  type MediationData,
  type RawMediationData,
} from './mediationSchema.ts';

/**
 * Reads and validates `mediation/`. Runs at build time and in tests, never in the browser.
 * @param root the folder that contains `mediation/`.
 * @throws DataError that lists the file, entry, and field of every error.
 */
export function loadMediation(root: string = process.cwd()): MediationData {
  return parseMediation(
    Object.fromEntries(
      Object.entries(MEDIATION_FILES).map(([part, file]) => [part, readJson(root, file)]),
    ) as RawMediationData,
  );
}
