/** Chunk of what the texts of docs are drawn with, as the import of `lateContent/contentBody.ts` names it. */
export const DOC_BODY = 'doc-body';

/** The file that it is in, with what any text of a doc has in common with it. */
export const DOC_PARTS = 'doc-parts';

/** Chunk names of a route: a tree whose leaves are names. */
export type ChunkNames = string | null | {[name: string]: ChunkNames} | ChunkNames[];

/** Names of the chunks in a tree of names. */
export function leavesOf(names: ChunkNames | undefined): string[] {
  if (typeof names === 'string') return [names];
  if (names === null || names === undefined) return [];
  return Object.values(names).flatMap(leavesOf);
}
