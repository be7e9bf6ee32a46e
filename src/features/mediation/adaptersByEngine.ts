import type {Adapter, PlatformMediation} from './platformMediation.ts';
import {selectedAdapters, type Selection} from './selection.ts';

/** A group of a build's adapters in a generated file, under the name of their engine or group. */
export interface AdapterGroup {
  name: string;
  adapters: Adapter[];
}

/**
 * Returns the adapters of a build in groups: one for each engine, under the engine's name, and one for the services.
 * Every adapter in the build is in exactly one group. Empty groups are omitted.
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
