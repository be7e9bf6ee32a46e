import {parse, type TomlTable} from 'smol-toml';

import type {Artifact, VersionCatalog} from '../projectFile.ts';

import {emptyRecord} from './emptyRecord.ts';
import {coordinatesOf} from './gradleFile.ts';

const isTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns an alias in the form that build files use. */
const aliasOf = (key: string): string => key.replace(/[-_]/g, '.');

/** Returns a function that finds the line of a key in a table. */
function linesOfKeys(text: string): (table: string, key: string) => number {
  const lines = new Map<string, number>();
  let table = '';
  text.split('\n').forEach((line, index) => {
    table = /^\s*\[([\w-]+)\]/.exec(line)?.[1] ?? table;
    const key = /^\s*["']?([\w-]+)["']?\s*=/.exec(line)?.[1];
    if (key !== undefined) lines.set(`${table} ${key}`, index + 1);
  });
  return (name, key) => lines.get(`${name} ${key}`) ?? 1;
}

/**
 * Returns the content of a version catalog.
 * @throws TomlError when the syntax is invalid.
 */
export function versionCatalog(name: string, text: string): VersionCatalog & {name: string} {
  const data = parse(text);
  const lineOf = linesOfKeys(text);
  const tables = {
    versions: isTable(data.versions) ? data.versions : {},
    libraries: isTable(data.libraries) ? data.libraries : {},
    plugins: isTable(data.plugins) ? data.plugins : {},
  };
  const versions = emptyRecord<string>();
  for (const [key, value] of Object.entries(tables.versions)) {
    const version = textOf(isTable(value) ? (value.strictly ?? value.require ?? value.prefer) : value);
    if (version !== null) versions[key] = version;
  }
  const versionOf = (value: unknown): string | null => {
    if (!isTable(value)) return textOf(value);
    const reference = textOf(value.ref);
    if (reference !== null) return versions[reference] ?? null;
    return textOf(value.strictly ?? value.require ?? value.prefer);
  };
  const libraries = emptyRecord<Artifact>();
  for (const [key, value] of Object.entries(tables.libraries)) {
    const notation = isTable(value)
      ? (textOf(value.module) ?? `${textOf(value.group) ?? ''}:${textOf(value.name) ?? ''}`)
      : textOf(value);
    const found = coordinatesOf(notation ?? '');
    if (found === null) continue;
    const version = isTable(value) ? versionOf(value.version) : found.version;
    libraries[aliasOf(key)] = {...found, version, file: name, line: lineOf('libraries', key), excludes: []};
  }
  const plugins = Object.entries(tables.plugins).flatMap(([key, value]) => {
    const [written, inText] = (textOf(value) ?? '').split(':');
    const id = isTable(value) ? textOf(value.id) : written;
    if (id === undefined || id === null || id === '') return [];
    const version = isTable(value) ? versionOf(value.version) : (inText ?? null);
    return {alias: aliasOf(key), id, version, file: name, line: lineOf('plugins', key)};
  });
  return {kind: 'versionCatalog', name, versions, libraries, plugins};
}
