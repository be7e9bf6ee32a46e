import type {NativePlatform, PlatformMediation} from './platformMediation.ts';
import {selectedAdapters, type Selection} from './selection.ts';

/** Ids of the repositories that the adapters of a build name, besides those of every build. */
export function neededRepositories(
  data: PlatformMediation,
  selection: Selection,
  native: NativePlatform,
): ReadonlySet<string> {
  return new Set(
    selectedAdapters(data, selection).flatMap(({packages}) => packages[native]?.repositories ?? []),
  );
}
