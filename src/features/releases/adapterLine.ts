import {networkCalled} from './networks.ts';
import {parseNamedVersion, splitTag, type Tag} from './releaseLine.ts';

/** What an adapter line states about one adapter or about all adapters in a group. */
export interface AdapterChange {
  /** Key that is the same for all names of a network but different for each platform and group. */
  key: string;
  tag: Tag | null;
  /** Owner of the adapters, for example `AppLovin MAX`. Empty if the list belongs to the SDK itself. */
  group: string;
  /** Name as written, or empty for all adapters in the group. */
  name: string;
  /** Version, or null if not specified. */
  version: string | null;
  verb: 'has' | 'removed';
}

const GROUP =
  /^(.+? (?:adapters|SDKs)) (added|updated|bundled(?: for)?|now listed in the dependency file|removed): (.+)$/;
const MOVED = /^(.+? adapters) moved to (?:the )?(\S+)(?: line)?$/;

function change(
  tag: Tag | null,
  group: string,
  name: string,
  version: string | null,
  verb: AdapterChange['verb'],
): AdapterChange {
  const known = name === '' ? '*' : (networkKey(name) ?? name.toLowerCase());
  return {key: `${tag ?? ''}|${group}|${known}`, tag, group, name, version, verb};
}

/**
 * Returns the key of a network. For readers, AdMob and Google Ad Manager are one network, but here they are two
 * adapters.
 */
function networkKey(name: string): string | undefined {
  const found = networkCalled(name);
  if (!found) return undefined;
  return /^(?:Google Ad Manager|BidMachine \(custom\)|Firebase Remote Config|Supersonic|Mobvista|Inneractive)$/i.test(
    name,
  )
    ? name.toLowerCase()
    : found.id;
}

/** Parses a line in the `adapters` list. Returns an empty list for any other line. */
export function adapterChanges(line: string): AdapterChange[] {
  const {tag, text} = splitTag(line);
  const single = parseNamedVersion(text);
  if (single) return [change(tag, '', single.name, single.version, 'has')];
  const [, moved, version] = MOVED.exec(text) ?? [];
  if (moved !== undefined && version !== undefined) return [change(tag, moved, '', version, 'has')];
  const [, group, verb, list] = GROUP.exec(text) ?? [];
  if (group === undefined || list === undefined) return [];
  return list.split(', ').map((item) => {
    const named = parseNamedVersion(item);
    return change(
      tag,
      group,
      named?.name ?? item,
      named?.version ?? null,
      verb === 'removed' ? 'removed' : 'has',
    );
  });
}
