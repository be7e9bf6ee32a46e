import {readFileSync} from 'node:fs';
import path from 'node:path';

import {glossarySchema, type Term} from './glossarySchema.ts';

const FILE = 'glossary/terms.json';

/**
 * Reads and checks the glossary. Runs at build and in tests, never in the browser.
 * @param root folder that holds `glossary/`.
 * @throws Error naming term and field of every fault.
 */
export function readGlossary(root: string = process.cwd()): Term[] {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path.join(root, FILE), 'utf8'));
  } catch (error) {
    throw new Error(`${FILE}: cannot be read as JSON: ${(error as Error).message}`);
  }
  const result = glossarySchema.safeParse(data);
  if (result.success) return result.data.terms;
  const {terms} = data as {terms?: {id?: unknown}[]};
  const faults = result.error.issues.map((issue) => {
    const index = issue.path[1];
    const id = typeof index === 'number' ? terms?.[index]?.id : undefined;
    return `${FILE}: ${id === undefined ? '' : `term "${String(id)}": `}${issue.path.slice(2).join('.') || issue.path.join('.')}: ${issue.message}`;
  });
  throw new Error(faults.join('\n'));
}
