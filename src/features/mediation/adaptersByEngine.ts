import type {Adapter, PlatformMediation} from './platformMediation.ts';
import {selectedAdapters, type Selection} from './selection.ts';

/** Adapters of a build that are grouped in a file, under the name of their engine or group. */
export interface AdapterGroup {
  name: string;
  adapters: Adapter[];
}

/**
 * Returns the adapters of a build in groups: one for each engine, by its name, and one for the services. Every adapter
 * of the build is in exactly one group; empty groups are omitted.
 */
export function adaptersByEngine(
  data: PlatformMediation,
  selection: Selection,
  words: {services: string},
): AdapterGroup[] {
  const adapters = selectedAdapters(data, selection);
  const services = new Set(data.parts.filter(({kind}) => kind === 'service').map(({id}) => id));
  const groups = data.parts
    .filter(({kind}) => kind === 'engine')
    .map(({id, name}) => ({
      name,
      adapters: adapters.filter(({engine, part}) => engine === id && !services.has(part)),
    }));
  groups.push({name: words.services, adapters: adapters.filter(({part}) => services.has(part))});
  return groups.filter((group) => group.adapters.length > 0);
}
