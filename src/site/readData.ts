import {readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

/** A single error in data. */
export interface DataFault {
  /** Keys and indexes that lead from the top of the data to the invalid field. */
  keys: PropertyKey[];
  /** The same path in words, in which list entries are identified by name. */
  place: string[];
  /** The invalid value as JSON, shortened. Empty if the value is missing, an object, or a long list. */
  value: string;
  /** What is allowed. */
  message: string;
}

interface NameOptions {
  /** Field that identifies list entries in messages. Entries without it appear as `entry 1`, `entry 2`, and so on. */
  nameField?: string;
}

interface DataOptions extends NameOptions {
  /** Last line of the error, which says where the data is documented. */
  hint?: string;
}

const MAX_VALUE_LENGTH = 80;

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Returns the keys that an object can have, or an empty list if the schema doesn't specify them. */
function allowedKeys(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Messages for schemas that don't have their own. Each one states what is allowed. */
const describe: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      // Integer schemas first report `number` as the expected type.
      return `must be ${TYPES[issue.inst instanceof z.ZodNumberFormat ? 'int' : issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys': {
      const allowed = allowedKeys(issue.inst);
      return `unknown key${allowed.length > 0 ? `; allowed keys: ${allowed.join(', ')}` : ''}`;
    }
    case 'too_small':
      if (issue.origin === 'array' || issue.origin === 'string') {
        return issue.minimum === 1 ? 'must not be empty' : `must have at least ${issue.minimum} entries`;
      }
      return `must be ${issue.inclusive === true ? 'at least' : 'greater than'} ${issue.minimum}`;
    default:
      return undefined;
  }
};

/** Returns the path to a value in words. */
function placeOf(data: unknown, keys: readonly PropertyKey[], nameField: string | undefined): string[] {
  let node = data;
  return keys.map((key) => {
    const list = node;
    node = isRecord(node) ? node[key] : undefined;
    if (!Array.isArray(list) || typeof key !== 'number') return String(key);
    const name = nameField !== undefined && isRecord(node) ? node[nameField] : undefined;
    const isName = (typeof name === 'string' && name.trim() !== '') || typeof name === 'number';
    return isName ? String(name) : `entry ${key + 1}`;
  });
}

function shownValue(value: unknown): string {
  const isObject = isRecord(value) && !Array.isArray(value) && !(value instanceof Date);
  if (value === undefined || isObject) return '';
  const json = JSON.stringify(value);
  if (json.length <= MAX_VALUE_LENGTH) return json;
  return typeof value === 'string' ? `${json.slice(0, MAX_VALUE_LENGTH)}…"` : '';
}

function faultsOfIssue(issue: z.core.$ZodIssue, data: unknown, {nameField}: NameOptions): DataFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const keys = [...issue.path, key];
      return {keys, place: placeOf(data, keys, nameField), value: '', message: issue.message};
    });
  }
  const keys = [...issue.path];
  const place = placeOf(data, keys, nameField);
  if (issue.code === 'invalid_key') {
    return issue.issues.map(({message}) => ({keys, place, value: '', message}));
  }
  const value = keys.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), data);
  // Refinements can point to an optional field.
  const isMissing = value === undefined && keys.length > 0 && issue.code !== 'custom';
  return [
    {
      keys,
      place,
      value: keys.length > 0 ? shownValue(value) : '',
      message: `${isMissing ? 'missing; ' : ''}${issue.message}`,
    },
  ];
}

/** Compares data with its schema and returns every error, or an empty list if the data is valid. */
export function findFaults(schema: z.ZodType, data: unknown, options: NameOptions = {}): DataFault[] {
  const result = schema.safeParse(data, {error: describe});
  return result.success ? [] : result.error.issues.flatMap((issue) => faultsOfIssue(issue, data, options));
}

/** Formats an error as one line: `entry: field "value": what is allowed`. */
export function tellFault({place, value, message}: Omit<DataFault, 'keys'>): string {
  const where = [place.join(': '), value].filter((part) => part !== '').join(' ');
  return where === '' ? message : `${where}: ${message}`;
}

/** A file and one error in it. */
export interface FileFault {
  file: string;
  message: string;
}

/** Reports every error in data, one per line: `file: entry: field "value": what is allowed`. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly faults: readonly FileFault[];

  constructor(faults: readonly FileFault[], hint?: string) {
    const lines = faults.map(({file, message}) => `${file}: ${message}`);
    super([...lines, ...(hint === undefined ? [] : [hint])].join('\n'));
    this.faults = faults;
  }
}

/**
 * Validates data that has already been read.
 * @param file file name for messages.
 * @throws DataError that lists every error with file, entry, field, value, and what is allowed.
 */
export function parseData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
  {hint, ...options}: DataOptions = {},
): z.output<Schema> {
  const result = schema.safeParse(data, {error: describe});
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) => faultsOfIssue(issue, data, options));
  throw new DataError(
    faults.map((fault) => ({file, message: tellFault(fault)})),
    hint,
  );
}

/**
 * Reads a data file as text.
 * @param file path relative to `root`. Messages include it.
 * @throws DataError if there is no such file.
 */
export function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    throw new DataError([{file, message: 'missing; restore the file'}]);
  }
}

/** Parses JSON without validating its content. @throws DataError if the text isn't valid JSON. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataError([{file, message: `is not valid JSON: ${(error as Error).message}`}]);
  }
}

/** Reads a JSON file without validating its content. @throws DataError if the file is missing or isn't valid JSON. */
export function readJson(root: string, file: string): unknown {
  return parseJson(file, readText(root, file));
}

/**
 * Reads and validates a JSON file. Runs at build time and in tests, never in the browser.
 * @param file path relative to `root`. Messages include it.
 * @throws DataError that lists every error with file, entry, field, value, and what is allowed.
 */
export function readData<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  options: DataOptions = {},
): z.output<Schema> {
  return parseData(file, schema, readJson(root, file), options);
}
