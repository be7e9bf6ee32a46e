import type {Part} from './mediationSchema.ts';
import type {Adapter, PlatformMediation} from './platformMediation.ts';

/** IDs of the selected parts: engines, networks, and services. IDs that a platform doesn't have are ignored. */
export type Selection = ReadonlySet<string>;

/** Returns the initial selection. It contains everything, because omitting a network removes a bidder. */
export function defaultSelection({parts}: PlatformMediation): Selection {
  return new Set(parts.map(({id}) => id));
}

/**
 * Returns a selection of these IDs, including the parts that every build needs and excluding those that the platform
 * doesn't have.
 */
export function selectionOf({parts}: PlatformMediation, ids: Iterable<string>): Selection {
  const wanted = new Set(ids);
  return new Set(parts.filter((part) => part.required === true || wanted.has(part.id)).map(({id}) => id));
}

/** Returns the selection with some parts added or removed. Required parts are never removed. */
export function withParts(
  data: PlatformMediation,
  selection: Selection,
  parts: readonly Part[],
  isWanted: boolean,
): Selection {
  const changed = new Set(parts.map(({id}) => id));
  return selectionOf(
    data,
    data.parts.filter(({id}) => (changed.has(id) ? isWanted : selection.has(id))).map(({id}) => id),
  );
}

/**
 * Returns whether an adapter is in the build: its engine and its network, service, or inner engine are both selected.
 */
export function isInBuild({engine, part}: Adapter, selection: Selection): boolean {
  return selection.has(engine) && selection.has(part);
}

/** Returns the adapters of a build, in the order of the data. */
export function selectedAdapters({adapters}: PlatformMediation, selection: Selection): Adapter[] {
  return adapters.filter((adapter) => isInBuild(adapter, selection));
}
