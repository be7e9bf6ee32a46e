import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseMediation, type MediationData, type RawMediationData} from './mediationSchema.ts';

/**
 * Reads and checks `mediation/`. Runs at build and in tests, never in the browser.
 * @param root folder that holds `mediation/`.
 * @throws Error naming file, entry and field of every fault.
 */
export function loadMediation(root: string = process.cwd()): MediationData {
  const entries = ['parts', 'android', 'ios', 'unity'].map((name) => {
    const file = `mediation/${name}.json`;
    try {
      return [name, JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown] as const;
    } catch (error) {
      throw new Error(`${file}: cannot be read as JSON: ${(error as Error).message}`);
    }
  });
  return parseMediation(Object.fromEntries(entries) as RawMediationData);
}
