import {fileURLToPath} from 'node:url';
import {loadRule, ruleNames} from '../loadRules.ts';
import type {CheckContext, Fault, TextCheck} from './types.ts';

const rulesFolder = fileURLToPath(new URL('./rules', import.meta.url));

/** A check that fails to load must not hide what the others find. It fails when it runs. */
const unloadable = (name: string, reason: unknown): TextCheck => ({
  name,
  about: `(cannot be loaded: ${(reason as Error).message})`,
  run: () => Promise.reject(reason as Error),
});

/** Every file in `rules/` is the check of that name. */
export const checkNames = (): string[] => ruleNames(rulesFolder);

export async function loadChecks(names = checkNames()): Promise<TextCheck[]> {
  const loaded = await Promise.allSettled(names.map((name) => loadRule(rulesFolder, name)));
  return loaded.map((result, index) =>
    result.status === 'fulfilled'
      ? (result.value as TextCheck)
      : unloadable(names[index] ?? '', result.reason),
  );
}

/** Runs one check. Returns its faults sorted by file and line. */
export async function runCheck(check: TextCheck, context: CheckContext): Promise<Fault[]> {
  const faults = await check.run(context);
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
