import {rootOf} from './rootOf.ts';
import {soundsLike, type Sounding} from './soundsLike.ts';
import {frontCode, frontDecode} from './frontCoding.ts';
import {words, stem, termsOf, isStopWord, normalize} from './words.ts';

/** A heading and the text below it, up to the next heading. */
interface IndexedSection {
  heading: string;
  /** ID of the heading. Empty for the text above the first heading. */
  anchor: string;
}

interface IndexedPage {
  /** Path without base URL and language, for example `/android/get-started`. */
  path: string;
  title: string;
  /** ID of its section, for example `android`. Empty for pages outside all sections. */
  section: string;
  /**
   * The first section is the lead. It has no heading, and its text is the description and the text above the first
   * heading.
   */
  sections: IndexedSection[];
}

/** A page with the text of its sections, as read from the built site. */
export interface SourcePage extends Omit<IndexedPage, 'sections'> {
  /** `text` is indexed. `prose`, which is the same text without code blocks, is used for excerpts. */
  sections: (IndexedSection & {text: string; prose: string})[];
  /** Cards on the page, whose text describes the page that they link to. `to` has neither base URL nor language. */
  cards?: {to: string; text: string}[];
}

/**
 * The file that the browser loads first, one per language. It contains titles and headings as text, which the browser
 * converts to terms. The lists of sections by term are in other files, the shards, which are loaded when a query needs
 * them.
 */
export interface IndexFile {
  format: 3;
  /** Path, title, and section of each page, followed by the heading and anchor of each of its sections. */
  pages: [path: string, title: string, section: string, ...sections: string[]][];
  /** Sorted terms of the text. See `frontCode`. */
  terms: string;
  /** Binary logarithm of the number of terms of each section, rounded up. */
  lengths: number[];
  /** Terms that most pages contain, for which no list of sections is stored. */
  common: string[];
  /** Names of the shards, and the number of the first term of each. */
  shards: [name: string, firstTerm: number][];
  /** Names of one thing in both languages, for example `["fill rate", "филрейт"]`. */
  synonyms: string[][];
}

/**
 * Contents of a shard: for each of its terms, the numbers of the sections that contain it, ascending and delta-encoded.
 */
export type Shard = number[][];

/** An index in memory. */
export interface SearchIndex {
  pages: IndexedPage[];
  /** Page number of each section, by section number. */
  pageOf: Uint16Array;
  /** Number of the first section of each page. */
  firstSection: Uint16Array;
  /** Number of terms in each section, as a power of two. */
  lengths: Uint16Array;
  /** All terms, sorted. */
  vocabulary: string[];
  /** Number of terms in each title. */
  titleSizes: Uint8Array;
  /** Pages whose title contains the term. */
  titles: Map<string, number[]>;
  /** Sections whose heading contains the term. */
  headings: Map<string, number[]>;
  /** Maps the stems of a name's words to those of its synonyms. */
  synonyms: Map<string, string[][]>;
  /** Terms that most pages contain. */
  common: Set<string>;
  /** Returns the other terms with the same root as a term. */
  relatives: (term: string) => string[];
  /** Returns the terms in Latin letters that a word in Russian letters sounds like, most similar first. */
  soundsLike: (word: string, unfinished: boolean) => Sounding[];
  /** Returns the sections whose text contains the term, or none until its shard is loaded. */
  body: (term: string) => Uint16Array;
  /**
   * Returns the names of the shards that these terms need and that aren't loaded yet. Without terms, covers all shards.
   */
  missingShards: (terms?: Iterable<string>) => string[];
  addShard: (name: string, content: Shard) => void;
}

const NONE = new Uint16Array();
const MOST_REMEMBERED = 1_000;

/** Returns the terms in a string, without stop words. */
function indexTerms(text: string): Set<string> {
  const result = new Set<string>();
  for (const word of words(text)) {
    if (!isStopWord(word.text)) for (const term of termsOf(word)) result.add(term);
  }
  return result;
}

/** Numbers per shard, which take about 9 kB compressed. */
const SHARD_SIZE = 4_500;
/** A term on more than this share of all pages isn't significant for any of them. */
const COMMON = 0.6;

export interface IndexFiles {
  index: IndexFile;
  /** Content of each shard by its name. */
  shards: Map<string, Shard>;
}

/**
 * Creates the files of one language.
 * @param synonyms lists of names of one thing.
 * @param hash returns the hash of a text. The names of shards contain it so that files from two builds are never mixed.
 * @throws Error if the pages have more sections than the format supports (65,535).
 */
export function makeIndexFiles(
  pages: readonly SourcePage[],
  synonyms: string[][],
  hash: (text: string) => string,
): IndexFiles {
  const postings = new Map<string, {sections: number[]; pages: Set<SourcePage>}>();
  const lengths: number[] = [];
  let section = 0;
  for (const page of pages) {
    const title = indexTerms(page.title);
    for (const {text, heading} of page.sections) {
      const terms = indexTerms(text);
      lengths.push(Math.ceil(Math.log2(terms.size + 1)));
      const above = indexTerms(heading);
      for (const term of terms) {
        const entry = postings.get(term) ?? {sections: [], pages: new Set()};
        postings.set(term, entry);
        entry.pages.add(page);
        // Terms in the title or the heading are found there.
        if (!title.has(term) && !above.has(term)) entry.sections.push(section);
      }
      section += 1;
    }
  }
  if (section > 0xffff)
    throw new Error(`The search index supports at most 65,535 sections, but the site has ${section}.`);

  const terms = [...postings.keys()].sort();
  const isCommon = (term: string) =>
    pages.length > 20 && (postings.get(term)?.pages.size ?? 0) > COMMON * pages.length;
  const parts: {firstTerm: number; lists: Shard; size: number}[] = [];
  terms.forEach((term, number) => {
    const entry = postings.get(term);
    const sections = isCommon(term) ? [] : (entry?.sections ?? []);
    const list = sections.map((id, index) => id - (sections[index - 1] ?? 0));
    let part = parts.at(-1);
    if (!part || part.size > SHARD_SIZE) {
      part = {firstTerm: number, lists: [], size: 0};
      parts.push(part);
    }
    part.lists.push(list);
    part.size += list.length + 1;
  });

  const shards = new Map<string, Shard>();
  const names = parts.map(({firstTerm, lists}, number): [string, number] => {
    const name = `${number}-${hash(JSON.stringify(lists) + terms.join(' '))}`;
    shards.set(name, lists);
    return [name, firstTerm];
  });
  return {
    index: {
      format: 3,
      pages: pages.map((page) => [
        page.path,
        page.title,
        page.section,
        ...page.sections.flatMap(({heading, anchor}) => [heading, anchor]),
      ]),
      terms: frontCode(terms),
      lengths,
      common: terms.filter(isCommon),
      shards: names,
      synonyms,
    },
    shards,
  };
}

function addTo(map: Map<string, number[]>, text: string, id: number) {
  for (const term of indexTerms(text)) {
    const list = map.get(term);
    if (list) list.push(id);
    else map.set(term, [id]);
  }
}

/** Returns the key of a name that consists of several words, which is their stems. */
function synonymKey(name: string): string {
  return words(name)
    .map((word) => stem(normalize(word.text)))
    .join(' ');
}

/** Returns whether a word could be said: names with digits and long identifiers have no Russian spelling. */
const canBeSaid = (word: string) => /^[a-z]{2,24}$/.test(word);

/** Creates `soundsLike` of an index at its first use, and remembers what it found. */
function listener(vocabulary: readonly string[], pages: readonly IndexedPage[]): SearchIndex['soundsLike'] {
  let find: ReturnType<typeof soundsLike> | undefined;
  const found = new Map<string, Sounding[]>();
  return (word, unfinished) => {
    if (!find) {
      const said = new Set(vocabulary.filter(canBeSaid));
      // The text is stored as stems only. Titles and headings have the whole words.
      for (const {title, sections} of pages) {
        for (const text of [title, ...sections.map(({heading}) => heading)]) {
          for (const each of words(text)) if (canBeSaid(each.text)) said.add(each.text);
        }
      }
      find = soundsLike([...said]);
    }
    const key = unfinished ? `${word} ` : word;
    const known = found.get(key);
    if (known) return known;
    if (found.size > MOST_REMEMBERED) found.clear();
    const result = find(word, stem(word), unfinished);
    found.set(key, result);
    return result;
  };
}

/** Creates `relatives` of an index. The families are found at its first use. */
function relativesIn(vocabulary: readonly string[]): SearchIndex['relatives'] {
  let families: Map<string, string[]> | undefined;
  return (term) => {
    if (!families) {
      families = new Map();
      for (const each of vocabulary) {
        const root = rootOf(each);
        const family = families.get(root);
        if (family) family.push(each);
        else families.set(root, [each]);
      }
    }
    return (families.get(rootOf(term)) ?? []).filter((other) => other !== term);
  };
}

/** Reads a file that `makeIndexFiles` created. Lists of sections are parsed when a term is first looked up. */
export function readIndexFile(file: IndexFile): SearchIndex {
  const titles = new Map<string, number[]>();
  const headings = new Map<string, number[]>();
  const pageOf: number[] = [];
  const firstSection: number[] = [];
  const pages = file.pages.map(([path, title, section, ...rest], page): IndexedPage => {
    firstSection.push(pageOf.length);
    addTo(titles, title, page);
    const sections: IndexedSection[] = [];
    for (let index = 0; index < rest.length; index += 2) {
      const heading = rest[index] ?? '';
      addTo(headings, heading, pageOf.length);
      sections.push({heading, anchor: rest[index + 1] ?? ''});
      pageOf.push(page);
    }
    return {path, title, section, sections};
  });

  const terms = frontDecode(file.terms);
  const numberOf = new Map(terms.map((term, index) => [term, index]));
  const shards = new Map<string, Shard>();
  const decoded = new Map<string, Uint16Array>();

  const shardOf = (number: number) => file.shards.findLast(([, firstTerm]) => firstTerm <= number);

  const body = (term: string): Uint16Array => {
    const ready = decoded.get(term);
    const number = numberOf.get(term);
    if (ready || number === undefined) return ready ?? NONE;
    const [name, firstTerm] = shardOf(number) ?? ['', 0];
    const distances = shards.get(name)?.[number - firstTerm];
    if (distances === undefined) return NONE;
    let section = 0;
    const result = Uint16Array.from(distances, (distance) => {
      section += distance;
      return section;
    });
    decoded.set(term, result);
    return result;
  };

  const synonyms = new Map<string, string[][]>();
  for (const names of file.synonyms) {
    const keys = [...new Set(names.map(synonymKey))].filter((key) => key !== '');
    for (const key of keys) {
      const others = keys.filter((other) => other !== key).map((other) => other.split(' '));
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }

  const vocabulary = [...new Set([...terms, ...titles.keys(), ...headings.keys()])].sort();

  return {
    pages,
    relatives: relativesIn(vocabulary),
    soundsLike: listener(vocabulary, pages),
    pageOf: Uint16Array.from(pageOf),
    firstSection: Uint16Array.from(firstSection),
    lengths: Uint16Array.from(file.lengths, (logarithm) => 2 ** logarithm),
    titleSizes: Uint8Array.from(pages, ({title}) => Math.max(1, indexTerms(title).size)),
    vocabulary,
    titles,
    headings,
    synonyms,
    common: new Set(file.common),
    body,
    missingShards: (wanted) => {
      const names = new Set<string>();
      if (!wanted) for (const [name] of file.shards) names.add(name);
      for (const term of wanted ?? []) {
        const number = numberOf.get(term);
        const shard = number === undefined ? undefined : shardOf(number);
        if (shard) names.add(shard[0]);
      }
      return [...names].filter((name) => !shards.has(name));
    },
    addShard: (name, content) => shards.set(name, content),
  };
}
