import type {NativePlatform, PlatformMediation} from './platformMediation.ts';
import {selectedAdapters, type Selection} from './selection.ts';

/** Returns the IDs of the repositories that the adapters of a build need, in addition to those of every build. */
export function neededRepositories(
  data: PlatformMediation,
  selection: Selection,
  native: NativePlatform,
): ReadonlySet<string> {
  return new Set(
    selectedAdapters(data, selection).flatMap(({packages}) => packages[native]?.repositories ?? []),
  );
}
