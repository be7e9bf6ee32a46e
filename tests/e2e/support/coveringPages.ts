/**
 * Returns a few pages that together have every structure of all pages. Each step chooses the page with the most
 * structures that no chosen page has, or the first such page in the list if there are several.
 * @param pages structures by path, in an order that doesn't change between runs.
 * @param chosen pages that are visited anyway. A path that isn't in `pages` is ignored.
 * @returns paths of the pages needed in addition to `chosen`, in the order in which they were chosen.
 */
export function coveringPages(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  chosen: readonly string[] = [],
): string[] {
  const covered = new Set(chosen.flatMap((address) => [...(pages.get(address) ?? [])]));
  const result: string[] = [];
  for (;;) {
    let best: {address: string; fresh: string[]} | undefined;
    for (const [address, structures] of pages) {
      const fresh = [...structures].filter((structure) => !covered.has(structure));
      if (fresh.length > (best?.fresh.length ?? 0)) best = {address, fresh};
    }
    if (best === undefined) return result;
    result.push(best.address);
    for (const structure of best.fresh) covered.add(structure);
  }
}
