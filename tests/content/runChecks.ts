import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {CheckContext, Fault, TextCheck} from './types.ts';

const checksFolder = fileURLToPath(new URL('./checks', import.meta.url));

function isTextCheck(value: unknown): value is TextCheck {
  return typeof value === 'object' && value !== null && 'name' in value && 'about' in value && 'run' in value;
}

/** Every file of `checks/` is a check: its default export, or the one export that is a `TextCheck`. */
export async function discoverChecks(): Promise<TextCheck[]> {
  const files = readdirSync(checksFolder)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return Promise.all(
    files.map(async (name) => {
      const module = (await import(pathToFileURL(path.join(checksFolder, name)).href)) as Record<string, unknown>;
      const check = Object.values(module).find(isTextCheck);
      if (check === undefined) throw new Error(`tests/content/checks/${name} exports no TextCheck.`);
      return check;
    }),
  );
}

/** Runs one check; faults come in the order of files and lines. */
export async function runCheck(check: TextCheck, context: CheckContext): Promise<Fault[]> {
  const faults = await check.run(context);
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
