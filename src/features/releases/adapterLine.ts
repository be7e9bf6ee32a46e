import {networkCalled} from './networks.ts';
import {parseNamedVersion, splitTag, type Tag} from './releaseLine.ts';

/** What an adapter line says of one adapter, or of all adapters of a group. */
export interface AdapterChange {
  /** The same for all names of a network, and different for each platform and group. */
  key: string;
  tag: Tag | null;
  /** Whose adapters they are, for example `AppLovin MAX`; empty where the list is that of the SDK itself. */
  group: string;
  /** As written; empty for all adapters of the group. */
  name: string;
  /** Null: not told. */
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

/** AdMob and Google Ad Manager are one network to a reader and two adapters here. */
function networkKey(name: string): string | undefined {
  const found = networkCalled(name);
  if (!found) return undefined;
  return /^(?:Google Ad Manager|BidMachine \(custom\)|Firebase Remote Config|Supersonic|Mobvista|Inneractive)$/i.test(
    name,
  )
    ? name.toLowerCase()
    : found.id;
}

/** Reads a line of the list `adapters`; an empty list for a line that says something else. */
export function adapterChanges(line: string): AdapterChange[] {
  const {tag, text} = splitTag(line);
  const single = parseNamedVersion(text);
  if (single) return [change(tag, '', single.name, single.version, 'has')];
  const [, moved, line_] = MOVED.exec(text) ?? [];
  if (moved !== undefined && line_ !== undefined) return [change(tag, moved, '', line_, 'has')];
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
