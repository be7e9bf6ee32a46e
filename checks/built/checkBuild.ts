import {fileURLToPath} from 'node:url';
import {checksIn, loadCheck} from '../loadCheck.ts';
import type {Fault} from '../text/types.ts';
import type {Build} from './lib/loadBuild.ts';
import type {BuildCheck} from './types.ts';

const folder = fileURLToPath(new URL('./rules', import.meta.url));

/** Returns the names of all checks. Every file in `rules/` contains the check of that name. */
export const buildCheckNames = (): string[] => checksIn(folder);

export const loadBuildChecks = async (names = buildCheckNames()): Promise<BuildCheck[]> =>
  Promise.all(names.map(async (name) => (await loadCheck(folder, name)) as BuildCheck));

/** Returns all faults in a built site, in the order of `checks`. The same fault on the same page counts only once. */
export async function checkBuild(build: Build, checks: readonly BuildCheck[]): Promise<Fault[]> {
  const seen = new Set<string>();
  const found: Fault[] = [];
  for (const {name, run} of checks) {
    for (const fault of await run(build)) {
      const key = JSON.stringify([name, fault.file, fault.message]);
      if (!seen.has(key)) found.push({...fault, check: name});
      seen.add(key);
    }
  }
  return found;
}
