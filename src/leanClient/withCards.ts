/** Titles and descriptions of the docs of a version, by their ids. */
type Cards = Record<string, object>;

/** Module with the default export of a JSON file. */
interface Json<T> {
  default: T;
}

/**
 * Loads what a page with cards shows, and completes the version that it belongs to with the texts of the cards.
 * @throws (rejects) if one of the three cannot be fetched
 */
export async function withCards<T>(
  fetchPage: () => Promise<T>,
  fetchVersion: () => Promise<Json<{version: {docs: Cards}}>>,
  fetchCards: () => Promise<Json<Cards>>,
): Promise<T> {
  const [page, {default: version}, {default: cards}] = await Promise.all([
    fetchPage(),
    fetchVersion(),
    fetchCards(),
  ]);
  Object.assign(version.version.docs, cards);
  return page;
}
