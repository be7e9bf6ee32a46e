/**
 * Chooses few pages that together have every structure of all pages: always the page with the most structures that no
 * chosen page has, and of equals the first in the list.
 * @param pages structures by address, in an order that does not change between runs.
 * @param chosen pages that are visited anyway; an address that is not in `pages` is ignored.
 * @returns addresses of the pages needed besides `chosen`, in the order in which they were chosen.
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
