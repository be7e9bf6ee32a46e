import {adapterChanges} from './adapterLine.ts';
import type {ChangelogEntry} from './changelogEntry.ts';
import {releaseState} from './releaseState.ts';
import {compareVersions} from './version.ts';

/** How an adapter in a release differs from the nearest older release that lists it. Unset if it hasn't changed. */
export type AdapterMark = {kind: 'new'} | {kind: 'updated'; from: string};

/**
 * Returns what is new in the lists of adapters that releases include. Compares each adapter with the nearest older
 * release that lists it. Stable releases are compared only with stable ones, and pre-releases with any. Skips lists
 * that state the changes themselves (Unity).
 * @returns marks by release and by English line.
 */
export function adapterHistory(entries: readonly ChangelogEntry[]): Map<string, Map<string, AdapterMark>> {
  const sorted = [...entries].sort((a, b) => compareVersions(a.name, b.name));
  const any = new Map<string, string>();
  const stable = new Map<string, string>();
  const marks = new Map<string, Map<string, AdapterMark>>();
  for (const {name, notes} of sorted) {
    const isStable = releaseState(name) === 'stable';
    const known = isStable ? stable : any;
    const hasOlder = known.size > 0;
    const own = new Map<string, AdapterMark>();
    const seen: [string, string][] = [];
    for (const {en} of notes.adapters ?? []) {
      const [change, ...others] = adapterChanges(en);
      if (change?.group !== '' || others.length > 0 || change.version === null) continue;
      const before = known.get(change.key);
      if (before === undefined ? hasOlder : before !== change.version) {
        own.set(en, before === undefined ? {kind: 'new'} : {kind: 'updated', from: before});
      }
      seen.push([change.key, change.version]);
    }
    for (const [key, version] of seen) {
      any.set(key, version);
      if (isStable) stable.set(key, version);
    }
    marks.set(name, own);
  }
  return marks;
}
