import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Common fields of text checks and checks of the built site. */
export interface Check {
  /** Name of its file, shown in reports. */
  name: string;
  /** A one-line summary. */
  about: string;
  run: (subject: never) => unknown;
}

/** Returns the names of the checks in a folder, one per file, in alphabetical order. */
export const checksIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();

/** Loads the check in a file. @throws Error unless the file exports it as `check` and its name is that of the file. */
export async function loadCheck(folder: string, name: string): Promise<Check> {
  const file = path.join(folder, `${name}.ts`);
  const {check} = (await import(pathToFileURL(file).href)) as {check?: Check};
  if (check?.name !== name) {
    const found = check === undefined ? 'there is no such export' : `its name is ${check.name}`;
    throw new Error(`${file} must export a check as \`check\`, with the name ${name}; ${found}.`);
  }
  return check;
}
