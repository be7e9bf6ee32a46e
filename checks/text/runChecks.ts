import {fileURLToPath} from 'node:url';
import {checksIn, loadCheck} from '../loadCheck.ts';
import type {CheckContext, Fault, TextCheck} from './types.ts';

const folder = fileURLToPath(new URL('./rules', import.meta.url));

/**
 * Returns a placeholder for a check that fails to load. It fails only when it runs, so that the other checks still
 * report their faults.
 */
const unloadable = (name: string, reason: unknown): TextCheck => ({
  name,
  about: `(cannot be loaded: ${(reason as Error).message})`,
  run: () => Promise.reject(reason as Error),
});

/** Returns the names of all checks. Every file in `rules/` contains the check of that name. */
export const checkNames = (): string[] => checksIn(folder);

export async function loadChecks(names = checkNames()): Promise<TextCheck[]> {
  const loaded = await Promise.allSettled(names.map((name) => loadCheck(folder, name)));
  return loaded.map((result, index) =>
    result.status === 'fulfilled'
      ? (result.value as TextCheck)
      : unloadable(names[index] ?? '', result.reason),
  );
}

/** Runs one check and returns its faults, sorted by file and line. */
export async function runCheck(check: TextCheck, context: CheckContext): Promise<Fault[]> {
  const faults = await check.run(context);
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
