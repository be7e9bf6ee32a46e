import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Common fields of the rules for the text and for the built site. */
export interface Rule {
  /** Name of its file, shown in reports. */
  name: string;
  /** A one-line summary. */
  about: string;
  run: (subject: never) => unknown;
}

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'name' in value && 'about' in value && 'run' in value;

/** Returns the names of the rules in a folder, one per file, in alphabetical order. */
export const ruleNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();

/** Loads the rule of a file. Throws unless the file exports exactly one rule, named after the file. */
export async function loadRule(folder: string, name: string): Promise<Rule> {
  const file = path.join(folder, `${name}.ts`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const rules = Object.values(module).filter(isRule);
  const [rule] = rules;
  if (rule?.name !== name || rules.length > 1) {
    const found = rules.map((each) => each.name).join(', ') || 'none';
    throw new Error(`${file} must export exactly one rule, named ${name}; it exports ${found}.`);
  }
  return rule;
}
