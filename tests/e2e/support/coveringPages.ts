/**
 * Returns a few pages that together have every structure of all pages. Each step chooses the page with the most
 * structures that no chosen page has, relative to its size, or the first such page in the list if there are several.
 * @param pages structures by path, in an order that doesn't change between runs.
 * @param chosen pages that are visited anyway. A path that isn't in `pages` is ignored.
 * @param sizeOf returns the size of a page, in any unit. Checking a page takes time in proportion to its size.
 * @returns paths of the pages needed in addition to `chosen`, in the order in which they were chosen.
 */
export function coveringPages(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  chosen: readonly string[] = [],
  sizeOf: (address: string) => number = () => 1,
): string[] {
  const covered = new Set(chosen.flatMap((address) => [...(pages.get(address) ?? [])]));
  const result: string[] = [];
  for (;;) {
    let best: {address: string; fresh: string[]; gain: number} | undefined;
    for (const [address, structures] of pages) {
      const fresh = [...structures].filter((structure) => !covered.has(structure));
      const gain = fresh.length / sizeOf(address);
      if (gain > (best?.gain ?? 0)) best = {address, fresh, gain};
    }
    if (best === undefined) return result;
    result.push(best.address);
    for (const structure of best.fresh) covered.add(structure);
  }
}
