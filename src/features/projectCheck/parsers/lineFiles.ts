import type {
  AppAdsTxt,
  AppodealSettings,
  ProguardFile,
  PropertiesFile,
  Setting,
  UnityPackages,
  UnitySettings,
} from '../projectFile.ts';

import {emptyRecord} from './emptyRecord.ts';

/** Yields the lines that are neither empty nor comments, with their numbers. */
function* contentLines(name: string, text: string, comment: RegExp): Generator<Setting> {
  let line = 0;
  for (const raw of text.split('\n')) {
    line += 1;
    const value = raw.replace(comment, '').trim();
    if (value !== '') yield {file: name, line, value};
  }
}

/** Returns the values of `gradle.properties`. If a key repeats, its last value applies. */
export function properties(name: string, text: string): PropertiesFile & {name: string} {
  const values = emptyRecord<Setting>();
  for (const {value: content, ...place} of contentLines(name, text, /^\s*[#!].*$/)) {
    const [, key, value] = /^([^=:\s]+)\s*[=:]\s*(.*)$/.exec(content) ?? [];
    if (key !== undefined && value !== undefined) values[key] = {...place, value};
  }
  return {kind: 'properties', name, values};
}

/** Returns the values of `ProjectSettings.asset` or `ProjectVersion.txt`. If a key repeats, returns its first value. */
export function unitySettings(name: string, text: string): UnitySettings & {name: string} {
  const values = emptyRecord<Setting>();
  for (const {value: content, ...place} of contentLines(name, text, /^\s*[#%].*$/)) {
    const [, key, value] = /^(\w+): (\S.*)$/.exec(content) ?? [];
    if (key !== undefined && value !== undefined) values[key] ??= {...place, value};
  }
  return {kind: 'unitySettings', name, values};
}

/** Returns the values of `AppodealSettings.asset`. */
export function appodealSettings(name: string, text: string): AppodealSettings & {name: string} {
  const values = emptyRecord<Setting>();
  let list = '';
  let skAdNetworkIds = 0;
  for (const {value: content, ...place} of contentLines(name, text, /^\s*[#%].*$/)) {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(content) ?? [];
    if (key !== undefined && value !== undefined) {
      values[key] ??= {...place, value};
      list = key;
    } else if (list === 'iosSkAdNetworkItemsList' && content.startsWith('- ')) skAdNetworkIds += 1;
  }
  return {kind: 'appodealSettings', name, values, skAdNetworkIds};
}

/** Returns the records of an `app-ads.txt` file, with trimmed fields. */
export function appAdsTxt(name: string, text: string): AppAdsTxt & {name: string} {
  const records = [...contentLines(name, text, /#.*$/)]
    // Variables such as `CONTACT=…` aren't records.
    .filter(({value}) => !/^[a-z-]+\s*=/i.test(value))
    .map(({value, ...place}) => ({...place, value: value.split(',').map((field) => field.trim())}));
  return {kind: 'appAdsTxt', name, records};
}

export function proguard(name: string, text: string): ProguardFile & {name: string} {
  return {kind: 'proguard', name, rules: [...contentLines(name, text, /#.*$/)]};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the packages of a Unity project, or null for other JSON files.
 * @throws SyntaxError when the syntax is invalid.
 */
export function unityPackages(name: string, text: string): (UnityPackages & {name: string}) | null {
  const data: unknown = JSON.parse(text);
  if (!isRecord(data) || !isRecord(data.dependencies)) return null;
  const lines = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    for (const [, key = ''] of line.matchAll(/"([^"]+)"\s*:/g)) {
      if (!lines.has(key)) lines.set(key, index + 1);
    }
  });
  const lineOf = (key: string) => lines.get(key) ?? 1;
  const entries = Object.entries(data.dependencies);
  const isLock = entries.some(([, value]) => isRecord(value));
  const packages = emptyRecord<Setting>();
  for (const [key, value] of entries) {
    const version = isRecord(value) ? value.version : value;
    if (typeof version === 'string') packages[key] = {file: name, line: lineOf(key), value: version};
  }
  const isUnity = Object.keys(packages).some((key) => /^com\.(?:unity|google|appodeal)\b/.test(key));
  const registries: unknown[] = Array.isArray(data.scopedRegistries) ? data.scopedRegistries : [];
  const registryScopes = registries
    .flatMap((registry): unknown[] =>
      isRecord(registry) && Array.isArray(registry.scopes) ? registry.scopes : [],
    )
    .filter((scope) => typeof scope === 'string');
  return isUnity ? {kind: 'unityPackages', name, isLock, packages, registryScopes} : null;
}
