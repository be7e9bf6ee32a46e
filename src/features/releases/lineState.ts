import type {VersionLine} from './versionLines.ts';

/**
 * Support state of a version line on a given date. `ended` means that there are no fixes and that ads might stop
 * filling.
 */
export type LineState = 'supported' | 'ending' | 'ended';

/**
 * Returns the state of a version line.
 * @param today ISO date. On the date on which support ends, the state is already `ended`.
 */
export function lineState({ends}: Pick<VersionLine, 'ends'>, today: string): LineState {
  if (ends === null) return 'supported';
  return today < ends ? 'ending' : 'ended';
}
