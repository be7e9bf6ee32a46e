import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {CheckContext, Fault, TextCheck} from './types.ts';

const checksFolder = fileURLToPath(new URL('./checks', import.meta.url));

function isTextCheck(value: unknown): value is TextCheck {
  return typeof value === 'object' && value !== null && 'name' in value && 'about' in value && 'run' in value;
}

async function loadCheck(name: string): Promise<TextCheck> {
  const module = (await import(pathToFileURL(path.join(checksFolder, `${name}.ts`)).href)) as Record<
    string,
    unknown
  >;
  // A check is the default export, or the one export that is a `TextCheck`.
  const check = Object.values(module).find(isTextCheck);
  if (check?.name !== name)
    throw new Error(`checks/text/checks/${name}.ts exports no TextCheck called ${name}.`);
  return check;
}

/** A check that cannot be loaded must not hide what the others find; it fails when it is its turn. */
const unloadable = (name: string, reason: unknown): TextCheck => ({
  name,
  about: `(cannot be loaded: ${(reason as Error).message})`,
  run: () => Promise.reject(reason as Error),
});

/** Every file of `checks/` is the check of that name. */
export const checkNames = (): string[] =>
  readdirSync(checksFolder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.basename(name, '.ts'))
    .sort();

export async function loadChecks(names = checkNames()): Promise<TextCheck[]> {
  const loaded = await Promise.allSettled(names.map(loadCheck));
  return loaded.map((result, index) =>
    result.status === 'fulfilled' ? result.value : unloadable(names[index] ?? '', result.reason),
  );
}

/** Runs one check; faults come in the order of files and lines. */
export async function runCheck(check: TextCheck, context: CheckContext): Promise<Fault[]> {
  const faults = await check.run(context);
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
