import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

import type {Verified} from '../verification/verified.ts';

type Sidebar = LoadedVersion['sidebars'][string];

/** A page or list of pages in a breadcrumb trail. */
export interface TrailItem {
  name: string;
  /** Path with base URL and language. */
  path: string;
}

/** Facts about a documentation page that are not in its markup. */
export interface DocsFacts {
  section: string;
  /** Title of the page, without the section. */
  title: string;
  pageType: string | undefined;
  /** Time of the last commit, in milliseconds since 1970. */
  lastUpdatedAt: number | undefined;
  /** When the page was verified, and in which sources. */
  verified?: Verified | undefined;
  /** Lists that lead to the page, outermost first. Those without a URL are omitted. */
  trail: TrailItem[];
}

/**
 * Returns the path at which a page is served. In the docs plugin's data, the path of a section's landing page ends with
 * a slash, but the page is served without it.
 */
const served = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');

type Category = Extract<Sidebar[number], {type: 'category'}>;

const titleOf = ({label, link}: Category): string =>
  (link?.type === 'generated-index' ? link.title : undefined) ?? label;

function readSection(section: string, {docs, sidebars}: LoadedVersion): Map<string, DocsFacts> {
  const facts = new Map<string, DocsFacts>();
  const docById = new Map(docs.map((doc) => [doc.id, doc]));
  for (const {permalink, title, frontMatter, lastUpdatedAt} of docs) {
    facts.set(served(permalink), {
      section,
      title,
      pageType: (frontMatter as {page_type?: string}).page_type,
      lastUpdatedAt: lastUpdatedAt ?? undefined,
      verified: (frontMatter as {verified?: Verified}).verified,
      trail: [],
    });
  }
  const setTrail = (permalink: string, title: string, trail: TrailItem[]): void => {
    const path = served(permalink);
    const page = facts.get(path);
    if (page) page.trail = trail;
    else facts.set(path, {section, title, pageType: undefined, lastUpdatedAt: undefined, trail});
  };
  const walk = (items: Sidebar, trail: TrailItem[]): void => {
    for (const item of items) {
      if (item.type === 'doc') {
        const doc = docById.get(item.id);
        if (doc) setTrail(doc.permalink, doc.title, trail);
      } else if (item.type === 'category') {
        const path =
          item.link?.type === 'generated-index'
            ? item.link.permalink
            : item.link && docById.get(item.link.id)?.permalink;
        if (path !== undefined) setTrail(path, titleOf(item), trail);
        walk(item.items, path === undefined ? trail : [...trail, {name: item.label, path: served(path)}]);
      }
    }
  };
  for (const sidebar of Object.values(sidebars)) walk(sidebar, []);
  return facts;
}

/**
 * Returns facts about all documentation pages, including generated lists, keyed by path with base URL and language.
 * @param sections content of the docs plugin, by section.
 */
export function docsFacts(sections: Readonly<Record<string, LoadedContent>>): Map<string, DocsFacts> {
  return new Map(
    Object.entries(sections).flatMap(([section, {loadedVersions}]) =>
      loadedVersions.flatMap((version) => [...readSection(section, version)]),
    ),
  );
}
