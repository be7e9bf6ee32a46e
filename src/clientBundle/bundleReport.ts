import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

/** The bundler's statistics for a module. */
export interface ModuleStats {
  name?: string;
  size?: number;
  chunks?: readonly (string | number)[] | null;
  /** Modules that were concatenated into this one. */
  modules?: readonly ModuleStats[] | null;
}

/** Contents of a build's scripts, for `npm run bench:bytes` and the budget check. */
export interface BundleReport {
  /** Scripts of each named chunk, as paths relative to the site. */
  files: Record<string, string[]>;
  /** Style sheets of each named chunk, as paths relative to the site. */
  styles: Record<string, string[]>;
  /** Source bytes in the entry, by package or by folder in this repository, largest first. */
  entry: Record<string, number>;
}

/** Returns the path of the report on the current locale's browser bundle. */
export const bundleReportFile = ({
  generatedFilesDir,
  i18n,
}: Pick<LoadContext, 'generatedFilesDir' | 'i18n'>): string =>
  path.join(generatedFilesDir, `bundle-${i18n.currentLocale}.json`);

/** Returns a module's package, or the folder and file of a module in this repository. */
export function ownerOf(name: string): string {
  const clean = name.replace(/^.*!/, '').replace(/[?|].*$/, '');
  const inPackage = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(clean)?.[1];
  if (inPackage !== undefined) return inPackage.replace('\\', '/');
  return clean.replace(/^\.\//, '').split('/').slice(0, 3).join('/');
}

/** Returns the source bytes of all modules in a chunk, by owner. */
export function bytesByOwner(modules: readonly ModuleStats[], chunk: string): Record<string, number> {
  const bytes = new Map<string, number>();
  const add = ({name = '', size = 0, modules: joined}: ModuleStats) => {
    // The bundler can concatenate modules without listing them. In that case, all of them count toward the first one.
    if (joined?.every((module) => module.name) && joined.length > 0) for (const module of joined) add(module);
    else bytes.set(ownerOf(name), (bytes.get(ownerOf(name)) ?? 0) + size);
  };
  for (const module of modules) if (module.chunks?.includes(chunk)) add(module);
  return Object.fromEntries([...bytes].filter(([, size]) => size > 0).sort((a, b) => b[1] - a[1]));
}

/** Returns the names of all modules, including concatenated ones. */
export function namesOf(modules: readonly ModuleStats[]): string[] {
  return modules.flatMap(({name, modules: joined}) => [...(name ? [name] : []), ...namesOf(joined ?? [])]);
}
