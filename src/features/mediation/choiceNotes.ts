import {compareVersions} from '../releases/version.ts';

import type {Demand} from './mediationSchema.ts';
import type {NativePlatform, PlatformMediation} from './platformMediation.ts';
import {selectedAdapters, type Selection} from './selection.ts';
import type {BuildForm, Choice} from './selectionAddress.ts';

/**
 * What a reader must know about a choice, without display text. Parts are identified by their IDs.
 *
 * - `no-adapter`: the part is selected, but no selected engine has an adapter for it. Each of `engines` has one.
 * - `engine-alone`: the engine is selected, but no part that it could request ads from.
 * - `no-renderer`: the part that renders creatives isn't selected.
 * - `google-stays`: AdMob isn't selected, but `parts` still include Google's SDK.
 * - `asks`: adapters of `parts` require something in addition to their line in the build file.
 * - `minimum`: `parts` declare this minimum iOS version, and the app needs `target`.
 * - `single-is-shorter`: the bundle requires more exclude lines than individual artifacts would.
 */
export type ChoiceNote =
  | {kind: 'no-adapter'; part: string; engines: string[]}
  | {kind: 'engine-alone'; part: string}
  | {kind: 'no-renderer'; part: string}
  | {kind: 'google-stays'; parts: string[]}
  | {kind: 'asks'; demand: Demand; parts: string[]}
  | {kind: 'minimum'; version: string; target: string; parts: string[]}
  | {kind: 'single-is-shorter'; excluded: number; included: number};

/** Returns whether a note prevents a choice from working as intended. All others are informational. */
export function isConflict({kind}: ChoiceNote): boolean {
  return ['no-adapter', 'engine-alone', 'no-renderer', 'google-stays'].includes(kind);
}

const NATIVES: readonly NativePlatform[] = ['android', 'ios'];

function withoutAdapter({parts, adapters}: PlatformMediation, selection: Selection): ChoiceNote[] {
  return parts.flatMap(({id, required}): ChoiceNote[] => {
    if (required === true || !selection.has(id)) return [];
    const engines = adapters.filter(({part}) => part === id).map(({engine}) => engine);
    return engines.some((engine) => selection.has(engine))
      ? []
      : [{kind: 'no-adapter', part: id, engines: [...new Set(engines)]}];
  });
}

function aloneEngines(data: PlatformMediation, selection: Selection): ChoiceNote[] {
  const partsById = new Map(data.parts.map((part) => [part.id, part]));
  const inBuild = selectedAdapters(data, selection);
  const hasAds = (id: string): boolean => {
    const part = partsById.get(id);
    return part !== undefined && part.kind !== 'service' && part.demand !== false;
  };
  const engines = data.parts.filter(
    ({id, kind, demand}) => kind === 'engine' && demand !== true && selection.has(id),
  );
  return engines.flatMap(({id}): ChoiceNote[] =>
    inBuild.some(({engine, part}) => engine === id && hasAds(part)) ? [] : [{kind: 'engine-alone', part: id}],
  );
}

function demands(data: PlatformMediation, selection: Selection): ChoiceNote[] {
  const parts = new Map<Demand, Set<string>>();
  for (const {part, packages} of selectedAdapters(data, selection)) {
    for (const demand of NATIVES.flatMap((native) => packages[native]?.asksFor ?? [])) {
      parts.set(demand, (parts.get(demand) ?? new Set()).add(part));
    }
  }
  const google = parts.get('google-app-id');
  return [
    ...(google && !selection.has('admob') ? [{kind: 'google-stays' as const, parts: [...google]}] : []),
    ...[...parts].map(([demand, ids]): ChoiceNote => ({kind: 'asks', demand, parts: [...ids]})),
  ];
}

/**
 * Returns the highest version that selected parts declare, with those parts, or nothing if no pod declares more than
 * the minimum. A part counts if any of its adapters declares that version.
 */
function minimum(data: PlatformMediation, selection: Selection): ChoiceNote[] {
  if (!data.ios) return [];
  const {podMinimum, minimum: target} = data.ios;
  const declared = selectedAdapters(data, selection).flatMap(({part, packages}) =>
    packages.ios?.minimum === undefined ? [] : [{version: packages.ios.minimum, part}],
  );
  const highest = declared.reduce(
    (version, {version: other}) => (compareVersions(other, version) > 0 ? other : version),
    podMinimum,
  );
  if (highest === podMinimum) return [];
  const parts = data.parts
    .filter(({id}) => declared.some(({version, part}) => version === highest && part === id))
    .map(({id}) => id);
  return [{kind: 'minimum', version: highest, target, parts}];
}

function shorterForm(data: PlatformMediation, selection: Selection, form: BuildForm): ChoiceNote[] {
  if (data.platform !== 'android' || form !== 'bundle') return [];
  const included = selectedAdapters(data, selection).length;
  const excluded = data.adapters.length - included;
  return excluded > included ? [{kind: 'single-is-shorter', excluded, included}] : [];
}

/**
 * Returns everything that the page reports about a choice, with conflicts first, followed by what the selected parts
 * require.
 */
export function choiceNotes(data: PlatformMediation, {selection, form}: Choice): ChoiceNote[] {
  const renderers = data.parts.filter(({id, demand}) => demand === false && !selection.has(id));
  const all = [
    ...withoutAdapter(data, selection),
    ...aloneEngines(data, selection),
    ...renderers.map(({id}): ChoiceNote => ({kind: 'no-renderer', part: id})),
    ...demands(data, selection),
    ...minimum(data, selection),
    ...shorterForm(data, selection, form),
  ];
  return [...all.filter(isConflict), ...all.filter((each) => !isConflict(each))];
}
