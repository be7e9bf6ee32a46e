import {
  asksForLines,
  indexedLine,
  matchesLine,
  matchesRelease,
  type IndexedLine,
  type ReleaseFilter,
} from '../releaseFilter.ts';
import {RELEASE_LISTS, TAGS} from '../releaseLine.ts';

interface IndexedItem extends IndexedLine {
  element: HTMLElement;
}

interface IndexedRelease {
  name: string;
  element: HTMLElement;
  lists: {element: HTMLElement; items: IndexedItem[]}[];
  /** Whether some lists or lines are hidden. */
  partial: boolean;
}

interface IndexedYear {
  element: HTMLElement;
  releases: IndexedRelease[];
}

/** Filterable data of each release, with the elements that display the release. */
export type MarkupIndex = IndexedYear[];

/** Number of releases and lines that match a filter. */
export interface FilterCounts {
  releases: number;
  /** Null if the filter doesn't apply to lines. */
  lines: number | null;
}

/**
 * Number of releases per step. Processing the whole list in one step would block the page for more than 50 ms on a slow
 * phone.
 */
export const SLICE = 16;

function indexRelease(element: HTMLElement): IndexedRelease {
  const lists = [...element.querySelectorAll<HTMLElement>('[data-kind]')].map((list) => {
    const kind = RELEASE_LISTS.find((name) => name === list.dataset.kind) ?? null;
    const items = [...list.querySelectorAll<HTMLElement>('li')].map((item) => {
      const first = item.firstElementChild;
      const tag = first?.tagName === 'B' ? (TAGS.find((name) => name === first.textContent) ?? null) : null;
      return {...indexedLine(kind, tag, item.textContent), element: item};
    });
    return {element: list, items};
  });
  return {name: element.dataset.release ?? '', element, lists, partial: false};
}

/** Reads the releases on the page, one slice per step. */
export function* indexMarkup(root: HTMLElement): Generator<void, MarkupIndex> {
  const years: MarkupIndex = [];
  let count = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-year]')) {
    const releases: IndexedRelease[] = [];
    for (const release of element.querySelectorAll<HTMLElement>('[data-release]')) {
      releases.push(indexRelease(release));
      count += 1;
      if (count % SLICE === 0) yield;
    }
    years.push({element, releases});
  }
  return years;
}

const show = (element: HTMLElement, shown: boolean): void => {
  if (element.hidden === shown) element.hidden = !shown;
};

/** Applies the filter to one release. Returns the number of its lines that match, or null if the release is hidden. */
function filterRelease(release: IndexedRelease, filter: ReleaseFilter): number | null {
  const byLine = asksForLines(filter);
  const hits = new Set<IndexedItem>();
  if (byLine) {
    for (const {items} of release.lists) {
      for (const item of items) if (matchesLine(filter, item, release.name)) hits.add(item);
    }
  }
  // A version that the filter mentions is shown even if it has no lines.
  const named =
    filter.text.trim() !== '' &&
    filter.kinds.length === 0 &&
    filter.network === null &&
    filter.tag === null &&
    release.name.toLowerCase().startsWith(filter.text.trim().toLowerCase());
  const shown = matchesRelease(filter, release.name) && (!byLine || named || hits.size > 0);
  show(release.element, shown);
  if (!shown) return null;
  // Skips the content of releases that are entirely hidden.
  if (byLine || release.partial) {
    for (const {element, items} of release.lists) {
      const own = items.filter((item) => !byLine || hits.has(item));
      show(element, own.length > 0);
      for (const item of items) show(item.element, !byLine || hits.has(item));
      if (element instanceof HTMLDetailsElement) element.open = byLine && own.length > 0;
    }
    release.partial = byLine;
  }
  return hits.size;
}

/** Shows what matches the filter and hides the rest, one slice per step. Neither creates nor removes elements. */
export function* filterMarkup(index: MarkupIndex, filter: ReleaseFilter): Generator<void, FilterCounts> {
  let releases = 0;
  let lines = 0;
  let count = 0;
  for (const year of index) {
    let shown = 0;
    for (const release of year.releases) {
      const hits = filterRelease(release, filter);
      if (hits !== null) {
        shown += 1;
        lines += hits;
      }
      count += 1;
      if (count % SLICE === 0) yield;
    }
    show(year.element, shown > 0);
    releases += shown;
  }
  return {releases, lines: asksForLines(filter) ? lines : null};
}
