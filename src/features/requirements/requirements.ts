import {isStable, compareVersions} from '../releases/version.ts';
import type {Platform} from '../../site/sections.ts';

import type {ComponentData, Components} from './components.ts';
import {minimumFor, type MinimumEntry, type MinimumKey, type Minimums} from './minimums.ts';

/** Minimums of each platform, in the order of the columns. */
export const MINIMUM_COLUMNS = {
  android: ['minSdk', 'compileSdk', 'kotlin', 'agp', 'gradle', 'jdk'],
  ios: ['deploymentTarget', 'xcode'],
  unity: ['editor', 'dependencyManager', 'minSdk', 'targetSdk', 'deploymentTarget'],
} as const satisfies Record<Platform, readonly MinimumKey[]>;

/** What a release includes, in the order of the columns. */
const COMPONENT_COLUMNS = {
  android: ['bidon', 'bidMachine', 'ump'],
  ios: ['demoTarget', 'cocoaPods', 'bidon', 'bidMachine', 'ump'],
  unity: ['androidSdk', 'iosSdk'],
} as const satisfies Record<Platform, readonly (keyof Components | 'androidSdk' | 'iosSdk')[]>;

export type MinimumColumn = (typeof MINIMUM_COLUMNS)[Platform][number];
export type RequirementKey = MinimumColumn | (typeof COMPONENT_COLUMNS)[Platform][number];

/** What one release requires and includes. */
interface RequirementRow {
  version: string;
  /** ISO date or text from the data, or null if unknown. */
  date: string | null;
  /** Values by column, as text. A column is unset if its value is unknown. */
  values: Partial<Record<RequirementKey, string>>;
  /** Minimums that this release raised. */
  raised: MinimumColumn[];
}

/** Content of `requirements/<platform>.json`, which only the page with the table imports. */
export interface Requirements {
  platform: Platform;
  /** Columns in which at least one value is known. */
  columns: RequirementKey[];
  /** Stable releases, newest first. */
  rows: RequirementRow[];
}

/** A release, as far as the table needs it. */
interface Release {
  name: string;
  date?: string | null | undefined;
  sdks?: {android?: string | null | undefined; ios?: string | null | undefined} | null | undefined;
}

/** Returns the minimums of a release as text, by column. */
export function minimumsOf(
  platform: Platform,
  minimums: Minimums,
  version: string,
): Partial<Record<MinimumColumn, string>> {
  return Object.fromEntries(
    MINIMUM_COLUMNS[platform].flatMap((key) => {
      const entry = minimumFor(minimums[platform], key, version);
      return entry === undefined ? [] : [[key, String(entry[key])]];
    }),
  );
}

/** Returns whether a release raised a minimum. An entry can repeat a value, such as the JDK of a later Gradle version. */
function isRaised(entries: readonly MinimumEntry[], key: MinimumKey, version: string): boolean {
  const [entry, previous] = entries.filter(
    (each) => each[key] !== undefined && compareVersions(each.since, version) <= 0,
  );
  return entry?.since === version && entry[key] !== previous?.[key];
}

/** Returns what the stable releases of a platform require and include, starting with the first release that has a minimum. */
export function requirementsOf(
  platform: Platform,
  releases: readonly Release[],
  minimums: Minimums,
  components: ComponentData,
): Requirements {
  const first = minimums[platform].at(-1)?.since;
  const rows = releases
    .filter(({name}) => isStable(name) && first !== undefined && compareVersions(name, first) >= 0)
    .toSorted((a, b) => compareVersions(b.name, a.name))
    .map(({name, date, sdks}): RequirementRow => {
      const included =
        platform === 'unity' ? {androidSdk: sdks?.android, iosSdk: sdks?.ios} : components[platform][name];
      const known = Object.entries(included ?? {}).filter(([, value]) => value != null);
      const values = minimumsOf(platform, minimums, name);
      return {
        version: name,
        date: date ?? null,
        values: {...values, ...(Object.fromEntries(known) as RequirementRow['values'])},
        raised: MINIMUM_COLUMNS[platform].filter((key) => isRaised(minimums[platform], key, name)),
      };
    });
  const columns: RequirementKey[] = [...MINIMUM_COLUMNS[platform], ...COMPONENT_COLUMNS[platform]];
  return {
    platform,
    columns: columns.filter((key) => rows.some(({values}) => values[key] !== undefined)),
    rows,
  };
}
