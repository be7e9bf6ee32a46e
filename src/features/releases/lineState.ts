import type {VersionLine} from './versionLines.ts';

/** Support of a version line on a given day. `ended`: no fixes, and ads may stop filling. */
export type LineState = 'supported' | 'ending' | 'ended';

/**
 * Returns the state of a line.
 * @param today ISO date. On the day on which support ends, it has ended.
 */
export function lineState({ends}: Pick<VersionLine, 'ends'>, today: string): LineState {
  if (ends === null) return 'supported';
  return today < ends ? 'ending' : 'ended';
}
