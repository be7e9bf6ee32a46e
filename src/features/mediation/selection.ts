import type {Part} from './mediationSchema.ts';
import type {Adapter, PlatformMediation} from './platformMediation.ts';

/** Ids of the chosen parts: engines, networks and services. Ids that a platform does not have are of no effect. */
export type Selection = ReadonlySet<string>;

/** What the page shows at first: everything, because each network left out takes a bidder away. */
export function defaultSelection({parts}: PlatformMediation): Selection {
  return new Set(parts.map(({id}) => id));
}

/** A selection of these ids, with what every build needs and without what the platform does not have. */
export function selectionOf({parts}: PlatformMediation, ids: Iterable<string>): Selection {
  const wanted = new Set(ids);
  return new Set(parts.filter((part) => part.required === true || wanted.has(part.id)).map(({id}) => id));
}

/** The selection with some parts added or removed; what is required stays. */
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

/** An adapter is in the build when its engine and its network, service or inner engine are both chosen. */
export function isInBuild({engine, part}: Adapter, selection: Selection): boolean {
  return selection.has(engine) && selection.has(part);
}

/** The adapters of a build, in the order of the data. */
export function selectedAdapters({adapters}: PlatformMediation, selection: Selection): Adapter[] {
  return adapters.filter((adapter) => isInBuild(adapter, selection));
}
