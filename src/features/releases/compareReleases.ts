import {adapterChanges, type AdapterChange} from './adapterLine.ts';
import type {ChangelogEntry, ChangelogLine} from './changelogEntry.ts';
import {promotedTo, releaseState, versionCore} from './releaseState.ts';
import {RELEASE_LISTS, type ReleaseListName} from './releaseLine.ts';
import {upgradeGaps, type UpgradeGap} from './upgradeGaps.ts';
import type {UpgradeStep} from './upgradeGuide.ts';
import {compareVersions} from './version.ts';

/** A line and the release that it belongs to. */
export interface ComparedLine extends ChangelogLine {
  release: string;
}

/** An adapter whose version differs. `from` is null if no older release lists the adapter. */
export interface ComparedAdapter extends Pick<AdapterChange, 'tag' | 'group' | 'name'> {
  from: string | null;
  to: string | null;
}

/** What changes for an app between two versions. */
export interface ReleaseComparison {
  /** The older version. */
  from: string;
  to: string;
  /** Stable releases in between, newest first, including the newer version. */
  releases: string[];
  minimums: ComparedLine[];
  features: ComparedLine[];
  fixes: ComparedLine[];
  deprecations: ComparedLine[];
  added: ComparedAdapter[];
  changed: ComparedAdapter[];
  /** Only adapters that a line explicitly marks as removed, because an omission from a list proves nothing. */
  removed: ComparedAdapter[];
  /** Adapter lines in any other form. */
  adapterNotes: ComparedLine[];
  steps: UpgradeStep[];
  /** Parts of the upgrade that the guide has no section for. */
  gaps: UpgradeGap[];
}

/** Returns whether a line in the notes raises the requirements for an app. */
export function raisesMinimum(line: string): boolean {
  return (
    !/\bdemo\b/i.test(line) &&
    /^(?:\[\w+\] )?(?:Minimum |Compile and target SDK|Built with |Build moved to Gradle)|\bis the minimum$|\bor newer required$/.test(
      line,
    )
  );
}

/**
 * Returns whether a release is part of an upgrade to `to`: a stable release, `to` itself, or a pre-release of one of
 * them. A pre-release that never became stable isn't part of a later version.
 */
function isOnTheWay(name: string, to: string, entries: readonly ChangelogEntry[]): boolean {
  if (compareVersions(name, to) > 0) return false;
  if (name === to || releaseState(name) === 'stable') return true;
  if (releaseState(name) === 'special') return false;
  if (compareVersions(versionCore(name), versionCore(to)) === 0) return true;
  const stable = promotedTo(name, entries);
  return stable !== undefined && compareVersions(stable.name, to) <= 0;
}

/** Returns whether an upgrade between two versions includes the step to a version. `from` is the older one. */
export function isStepBetween(step: {to: string}, from: string, to: string): boolean {
  return compareVersions(versionCore(from), step.to) < 0 && compareVersions(step.to, versionCore(to)) <= 0;
}

type AdapterState = Map<string, AdapterChange>;

function apply(state: AdapterState, entry: ChangelogEntry): void {
  for (const change of (entry.notes.adapters ?? []).flatMap(({en}) => adapterChanges(en))) {
    if (change.verb === 'removed') {
      state.delete(change.key);
      continue;
    }
    // "Appodeal adapters moved to 3.9.0.0" updates all of them.
    if (change.name === '') {
      for (const [key, member] of state) {
        if (member.group === change.group && member.tag === change.tag)
          state.set(key, {...member, version: change.version});
      }
    }
    state.set(change.key, {...change, version: change.version ?? state.get(change.key)?.version ?? null});
  }
}

/**
 * Returns the newest known version of every adapter as of an SDK version, because releases often list only what they
 * changed.
 */
function adaptersAt(version: string, entries: readonly ChangelogEntry[]): AdapterState {
  const state: AdapterState = new Map();
  for (const entry of entries.filter(({name}) => isOnTheWay(name, version, entries))) apply(state, entry);
  return state;
}

const byName = (a: ComparedAdapter, b: ComparedAdapter): number =>
  (a.tag ?? '').localeCompare(b.tag ?? '', 'en') ||
  a.group.localeCompare(b.group, 'en') ||
  a.name.localeCompare(b.name, 'en');

function compareAdapters(before: AdapterState, after: AdapterState, passed: readonly ChangelogEntry[]) {
  const added: ComparedAdapter[] = [];
  const changed: ComparedAdapter[] = [];
  for (const [key, {tag, group, name, version}] of after) {
    const old = before.get(key);
    const all = after.get(`${tag ?? ''}|${group}|*`);
    // The group's line covers its members.
    if (old && name !== '' && all?.version !== undefined && all.version === version) continue;
    const row = {tag, group, name, from: old?.version ?? null, to: version};
    if (!old && name !== '') added.push(row);
    else if (old?.version !== version) changed.push(row);
  }
  const removed = new Map<string, ComparedAdapter>();
  for (const change of passed.flatMap(({notes}) =>
    (notes.adapters ?? []).flatMap(({en}) => adapterChanges(en)),
  )) {
    if (change.verb !== 'removed' || after.has(change.key)) continue;
    const {tag, group, name} = change;
    removed.set(change.key, {tag, group, name, from: before.get(change.key)?.version ?? null, to: null});
  }
  return {
    added: added.sort(byName),
    changed: changed.sort(byName),
    removed: [...removed.values()].sort(byName),
  };
}

/**
 * Returns what changes between two versions for one platform, given in either order.
 * @throws Error if one of them isn't in the list.
 */
export function compareReleases(
  entries: readonly ChangelogEntry[],
  steps: readonly UpgradeStep[],
  a: string,
  b: string,
): ReleaseComparison {
  for (const name of [a, b]) {
    if (!entries.some((entry) => entry.name === name))
      throw new Error(`The changelog has no release "${name}".`);
  }
  const [from, to] = compareVersions(a, b) <= 0 ? [a, b] : [b, a];
  const oldestFirst = [...entries].sort((x, y) => compareVersions(x.name, y.name));
  const passed = oldestFirst.filter(
    ({name}) => compareVersions(name, from) > 0 && isOnTheWay(name, to, entries),
  );
  const newestFirst = passed.toReversed();

  const seen = new Set<string>();
  const lines = Object.fromEntries(
    RELEASE_LISTS.map((list): [ReleaseListName, ComparedLine[]] => [list, []]),
  ) as Record<ReleaseListName, ComparedLine[]>;
  for (const {name, notes} of newestFirst) {
    for (const list of RELEASE_LISTS) {
      for (const line of notes[list] ?? []) {
        const key = `${list} ${line.en}`;
        // A stable release often repeats the lines of its pre-releases.
        if (seen.has(key)) continue;
        seen.add(key);
        lines[list].push({...line, release: name});
      }
    }
  }
  const isPassed = (step: {to: string}): boolean => isStepBetween(step, from, to);
  return {
    from,
    to,
    releases: newestFirst
      .map(({name}) => name)
      .filter((name) => name === to || releaseState(name) === 'stable'),
    minimums: lines.features.filter(({en}) => raisesMinimum(en)),
    features: lines.features.filter(({en}) => !raisesMinimum(en)),
    fixes: lines.fixes,
    deprecations: lines.deprecations,
    ...compareAdapters(adaptersAt(from, oldestFirst), adaptersAt(to, oldestFirst), passed),
    adapterNotes: lines.adapters.filter(({en}) => adapterChanges(en).length === 0),
    steps: steps.filter(isPassed).sort((x, y) => compareVersions(x.to, y.to)),
    gaps: upgradeGaps(
      entries.map(({name}) => name),
      steps,
    )
      .filter(isPassed)
      .reverse(),
  };
}
