import {readJson} from '../../site/readData.ts';

import {
  MEDIATION_FILES,
  parseMediation,
  type MediationData,
  type RawMediationData,
} from './mediationSchema.ts';

/**
 * Reads and checks `mediation/`. Runs at build and in tests, never in the browser.
 * @param root folder that holds `mediation/`.
 * @throws DataError naming file, entry, and field of every fault.
 */
export function loadMediation(root: string = process.cwd()): MediationData {
  return parseMediation(
    Object.fromEntries(
      Object.entries(MEDIATION_FILES).map(([part, file]) => [part, readJson(root, file)]),
    ) as RawMediationData,
  );
}
