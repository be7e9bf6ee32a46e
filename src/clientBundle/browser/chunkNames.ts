/** Chunk names of a route, as a tree whose leaves are names. */
export type ChunkNames = string | null | {[name: string]: ChunkNames} | ChunkNames[];

/** Returns the names of the chunks in a tree of names. */
export function leavesOf(names: ChunkNames | undefined): string[] {
  if (typeof names === 'string') return [names];
  if (names === null || names === undefined) return [];
  return Object.values(names).flatMap(leavesOf);
}
