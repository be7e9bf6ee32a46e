import {excerptOf} from './excerptOf.ts';
import {LONGEST_QUERY, planQuery, planTerms} from './planQuery.ts';
import {missingWords} from './rank.ts';
import {rankSubjects} from './rankSubjects.ts';
import {SearchError, type SearchAnswer, type SearchClient, type SearchQuery} from './searchClient.ts';
import {readIndexFile, type IndexFile, type SearchIndex, type Shard} from './searchIndex.ts';
import {subjectOf, versionsOf} from './subjects.ts';
import {textFile} from './textFile.ts';

interface Options {
  /** Base URL of the language, with a trailing slash. */
  baseUrl: string;
  /** Returns the name of a section in the reader's language, or an empty string for pages outside all sections. */
  sectionLabel: (section: string) => string;
  fetch?: typeof globalThis.fetch;
  /** Called once, after the first answer, to load the rest of the index when the browser is idle. */
  whenIdle?: (task: () => void) => void;
}

const DEFAULT_LIMIT = 20;

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

function isIndexFile(value: unknown): value is IndexFile {
  if (typeof value !== 'object' || value === null) return false;
  const {format, pages, terms, lengths, common, shards, synonyms} = value as Partial<
    Record<keyof IndexFile, unknown>
  >;
  return (
    format === 3 &&
    typeof terms === 'string' &&
    Array.isArray(lengths) &&
    Array.isArray(common) &&
    Array.isArray(shards) &&
    Array.isArray(synonyms) &&
    Array.isArray(pages) &&
    pages.every((page) => Array.isArray(page) && page.every((text) => typeof text === 'string'))
  );
}

const isShard = (value: unknown): value is Shard =>
  Array.isArray(value) &&
  value.every((list) => Array.isArray(list) && list.every((number) => typeof number === 'number'));

/**
 * Returns a client that searches the index that the build created. It requires only the server of the pages, and no
 * server once everything is loaded.
 */
export function embeddedClient({
  baseUrl,
  sectionLabel,
  fetch = globalThis.fetch.bind(globalThis),
  whenIdle,
}: Options): SearchClient {
  const folder = `${baseUrl}search-index/`;
  let loading: Promise<SearchIndex> | undefined;
  let isRestAsked = false;
  const shards = new Map<string, Promise<Shard>>();
  const texts = new Map<string, Promise<Record<string, string>>>();

  const read = async (file: string): Promise<unknown> => {
    let response: Response;
    try {
      response = await fetch(folder + file);
    } catch (error) {
      throw new SearchError('The search index could not be loaded.', {cause: error});
    }
    if (!response.ok) throw new SearchError(`The search index has no ${file}: status ${response.status}.`);
    try {
      return await response.json();
    } catch (error) {
      // For missing files, the development server returns an HTML page.
      throw new SearchError(`The file ${file} of the search index is damaged.`, {cause: error});
    }
  };

  const load = (): Promise<SearchIndex> => {
    loading ??= read('index.json')
      .then((file) => {
        if (!isIndexFile(file)) throw new SearchError('The search index has an unknown format.');
        return readIndexFile(file);
      })
      .catch((error: unknown) => {
        // Lets the next search retry.
        loading = undefined;
        throw error;
      });
    return loading;
  };

  /** Loads shards and adds them to the index. After a failure, the next call loads them again. */
  const loadShards = async (index: SearchIndex, names: string[]) => {
    await Promise.all(
      names.map(async (name) => {
        let content = shards.get(name);
        if (!content) {
          content = read(`${name}.json`).then((lists) => {
            if (!isShard(lists)) throw new SearchError(`The part ${name} of the search index is damaged.`);
            return lists;
          });
          shards.set(name, content);
        }
        try {
          index.addShard(name, await content);
        } catch (error) {
          shards.delete(name);
          throw error;
        }
      }),
    );
  };

  const answer = async ({
    text,
    offset = 0,
    limit = DEFAULT_LIMIT,
    ...reader
  }: SearchQuery): Promise<SearchAnswer> => {
    const index = await load();
    let plan = planQuery(index, text);
    const missing = index.missingShards(planTerms(plan));
    if (missing.length > 0) {
      try {
        await loadShards(index, missing);
      } catch (error) {
        // A new build has different file names, so the next search loads the new index.
        loading = undefined;
        throw error;
      }
      // The weights of synonyms depend on how frequent their words are in the loaded text.
      plan = planQuery(index, text);
    }
    const {matches, marks} = rankSubjects(index, plan, reader);
    if (!isRestAsked && whenIdle) {
      isRestAsked = true;
      whenIdle(() => {
        loadShards(index, index.missingShards()).catch(() => undefined);
      });
    }
    const base = baseUrl.replace(/\/$/, '');
    const exists = (path: string) => index.pages.some((page) => page.path === path);
    return {
      total: matches.length,
      marks,
      subjects: matches.slice(offset, offset + limit).flatMap((match) => {
        const page = index.pages[match.page];
        if (!page) return [];
        return {
          subject: subjectOf(page.path),
          url: base + page.path,
          title: page.title,
          context: sectionLabel(page.section),
          section: page.section,
          sections: match.sections.flatMap((number) => {
            const found = page.sections[number];
            return found ? {heading: found.heading, anchor: found.anchor} : [];
          }),
          versions: versionsOf(page.path, exists, reader.section).map(({platform, path}) => ({
            platform,
            url: base + path,
          })),
          missing: missingWords(index, plan, match.page),
        };
      }),
    };
  };

  return {
    longest: LONGEST_QUERY,
    search: async (query) => {
      try {
        return await answer(query);
      } catch (error) {
        throw error instanceof SearchError
          ? error
          : new SearchError('The search index is invalid.', {cause: error});
      }
    },
    excerpt: async (url, anchor, marks) => {
      if (isOffline()) return '';
      const file = textFile(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url);
      let text = texts.get(file);
      if (!text) {
        text = read(`text/${file}`).then((value) => (value ?? {}) as Record<string, string>);
        texts.set(file, text);
      }
      try {
        const content = (await text)[anchor];
        return typeof content === 'string' ? excerptOf(content, marks) : '';
      } catch {
        texts.delete(file);
        return '';
      }
    },
    warmUp: () => {
      load().catch(() => undefined);
    },
  };
}
