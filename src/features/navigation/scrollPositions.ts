/** Distances from the top in pixels, by key of the history entry. The entry that was shown last comes last. */
type Positions = Map<string, number>;

/** Number of newest entries whose positions are stored. */
const STORED_ENTRIES = 50;

/** Reads stored positions. Anything other than a list of keys and pixel values is ignored. */
export function parsePositions(stored: string | null): Positions {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
    return new Map(Array.isArray(entries) ? entries.filter(isEntry).slice(-STORED_ENTRIES) : []);
  } catch {
    return new Map();
  }
}

/** Returns the positions of the newest entries for the storage. */
export function formatPositions(positions: Positions): string {
  return JSON.stringify([...positions].slice(-STORED_ENTRIES));
}

/** Sets the position of an entry, which becomes the newest one. */
export function setPosition(positions: Positions, entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
}
