import {words, stem, termsOf, isStopWord, normalize} from './words.ts';

/** A heading and the text below it, up to the next heading. */
interface IndexedSection {
  heading: string;
  /** Id of the heading; empty for the text above the first one. */
  anchor: string;
}

interface IndexedPage {
  /** Address without base address and language, `/android/get-started`. */
  path: string;
  title: string;
  /** Id of its section, `android`; empty for pages outside of sections. */
  section: string;
  /** The first one is the lead: no heading, and the text is the description and what stands above the first heading. */
  sections: IndexedSection[];
}

/** A page with the text of its sections, as read from the built site. */
export interface SourcePage extends Omit<IndexedPage, 'sections'> {
  /** `text` is indexed; `prose`, the same without code blocks, is what excerpts are made from. */
  sections: (IndexedSection & {text: string; prose: string})[];
}

/**
 * The file that the browser loads first, one per language. Titles and headings are in it as text and are turned into
 * terms by the browser; the sections whose text has a term are in further files, the shards, loaded when a query needs them.
 */
export interface IndexFile {
  format: 1;
  /** Path, title and section of each page, then heading and anchor of each of its sections. */
  pages: [path: string, title: string, section: string, ...sections: string[]][];
  /** Sorted terms of the text; each begins with one digit that says how many letters it shares with the one before. */
  terms: string;
  /** Number of terms of each section, rounded to a power of two: one digit of base 36 each. */
  lengths: string;
  /** Terms that most pages have; no list of sections is kept for them. */
  common: string[];
  /** Names of the shards, and the number of the first term of each. */
  shards: [name: string, firstTerm: number][];
  /** Names of one thing in both languages: `["fill rate", "филрейт"]`. */
  synonyms: string[][];
}

/** An index in memory. */
export interface SearchIndex {
  pages: IndexedPage[];
  /** Page of each section, by its number. */
  pageOf: Uint16Array;
  /** Number of the first section of each page. */
  firstSection: Uint16Array;
  /** Numbers of terms in a section, a power of two. */
  lengths: Uint16Array;
  /** All terms, sorted. */
  vocabulary: string[];
  /** Numbers of terms in the titles. */
  titleSizes: Uint8Array;
  /** Pages whose title has the term. */
  titles: Map<string, number[]>;
  /** Sections whose heading has the term. */
  headings: Map<string, number[]>;
  /** Stems of the words of a name to the same of its other names. */
  synonyms: Map<string, string[][]>;
  /** Terms that most pages have. */
  common: Set<string>;
  /** Sections whose text has the term; none while its shard is not there. */
  body: (term: string) => Uint16Array;
  /** Names of the shards that these terms need and that are not there; of all shards without terms. */
  missingShards: (terms?: Iterable<string>) => string[];
  addShard: (name: string, content: string) => void;
}

// Characters of one byte that need no escape in JSON; what comes after the first 60 of them begins a number of two or three.
const DIGITS = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => character !== '"' && character !== '\\' && character !== ';')
  .join('');
const ONE = 64;
const TWO = DIGITS.length - ONE - 4;
const VALUE = new Map([...DIGITS].map((digit, index) => [digit, index]));
const MOST = ONE + TWO * DIGITS.length + 4 * DIGITS.length ** 2;
const NONE = new Uint16Array();

/** Writes numbers from 0 as text: small ones take one character, up to 2,000 two, up to 30,000 three. `;` never occurs. */
export function encodeNumbers(numbers: readonly number[]): string {
  const digit = (value: number) => DIGITS[value] ?? '';
  return numbers
    .map((number) => {
      if (number < ONE) return digit(number);
      const rest = number - ONE;
      if (rest < TWO * DIGITS.length) {
        return digit(ONE + Math.floor(rest / DIGITS.length)) + digit(rest % DIGITS.length);
      }
      const far = rest - TWO * DIGITS.length;
      if (far >= 4 * DIGITS.length ** 2)
        throw new Error(`${number} is too large for the index: at most ${MOST}.`);
      return (
        digit(ONE + TWO + Math.floor(far / DIGITS.length ** 2)) +
        digit(Math.floor(far / DIGITS.length) % DIGITS.length) +
        digit(far % DIGITS.length)
      );
    })
    .join('');
}

/** Reads what `encodeNumbers` wrote. */
export function decodeNumbers(text: string): number[] {
  const result: number[] = [];
  const at = (index: number) => VALUE.get(text[index] ?? ' ') ?? 0;
  for (let index = 0; index < text.length; index += 1) {
    const first = at(index);
    if (first < ONE) {
      result.push(first);
    } else if (first < ONE + TWO) {
      result.push(ONE + (first - ONE) * DIGITS.length + at(index + 1));
      index += 1;
    } else {
      const far = (first - ONE - TWO) * DIGITS.length ** 2 + at(index + 1) * DIGITS.length + at(index + 2);
      result.push(ONE + TWO * DIGITS.length + far);
      index += 2;
    }
  }
  return result;
}

function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < 35 && shared < term.length && term[shared] === previous[shared]) shared += 1;
      previous = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');
}

function decodeTerms(text: string): string[] {
  let previous = '';
  return text === ''
    ? []
    : text.split(' ').map((entry) => {
        previous = previous.slice(0, parseInt(entry[0] ?? '0', 36)) + entry.slice(1);
        return previous;
      });
}

/** Terms of a text without words that say nothing. */
function indexTerms(text: string): Set<string> {
  const result = new Set<string>();
  for (const word of words(text)) {
    if (!isStopWord(word.text)) for (const term of termsOf(word)) result.add(term);
  }
  return result;
}

/** Bytes of a shard before compression. */
const SHARD_SIZE = 9_000;
/** A term of so many of all pages says nothing about any of them. */
const COMMON = 0.6;

export interface IndexFiles {
  index: IndexFile;
  /** Content of each shard by its name. */
  shards: Map<string, string>;
}

/**
 * Makes the files of one language.
 * @param synonyms lists of names of one thing.
 * @param hash of a text: shards have it in their names, so that files of two builds never mix.
 * @throws Error when the pages have more sections than the format can hold (65,535).
 */
export function makeIndexFiles(
  pages: readonly SourcePage[],
  synonyms: string[][],
  hash: (text: string) => string,
): IndexFiles {
  const postings = new Map<string, {sections: number[]; pages: Set<SourcePage>}>();
  const lengths: string[] = [];
  let section = 0;
  for (const page of pages) {
    const title = indexTerms(page.title);
    for (const {text, heading} of page.sections) {
      const terms = indexTerms(text);
      lengths.push(Math.ceil(Math.log2(terms.size + 1)).toString(36));
      const above = indexTerms(heading);
      for (const term of terms) {
        const entry = postings.get(term) ?? {sections: [], pages: new Set()};
        postings.set(term, entry);
        entry.pages.add(page);
        // What the title or the heading says is found there.
        if (!title.has(term) && !above.has(term)) entry.sections.push(section);
      }
      section += 1;
    }
  }
  if (section > 0xffff)
    throw new Error(`The search index holds at most 65,535 sections; the site has ${section}.`);

  const terms = [...postings.keys()].sort();
  const isCommon = (term: string) =>
    pages.length > 20 && (postings.get(term)?.pages.size ?? 0) > COMMON * pages.length;
  const parts: {firstTerm: number; lists: string[]; size: number}[] = [];
  terms.forEach((term, number) => {
    const entry = postings.get(term);
    let previous = -1;
    const list = encodeNumbers(
      (isCommon(term) ? [] : (entry?.sections ?? [])).map((id) => {
        const difference = id - previous - 1;
        previous = id;
        return difference;
      }),
    );
    let part = parts.at(-1);
    if (!part || part.size > SHARD_SIZE) {
      part = {firstTerm: number, lists: [], size: 0};
      parts.push(part);
    }
    part.lists.push(list);
    part.size += list.length + 1;
  });

  const shards = new Map<string, string>();
  const names = parts.map(({firstTerm, lists}, number): [string, number] => {
    const content = lists.join(';');
    const name = `${number}-${hash(content + terms.join(' '))}`;
    shards.set(name, content);
    return [name, firstTerm];
  });
  return {
    index: {
      format: 1,
      pages: pages.map((page) => [
        page.path,
        page.title,
        page.section,
        ...page.sections.flatMap(({heading, anchor}) => [heading, anchor]),
      ]),
      terms: encodeTerms(terms),
      lengths: lengths.join(''),
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

/** Key of a name of several words: its stems. */
function synonymKey(name: string): string {
  return words(name)
    .map((word) => stem(normalize(word.text)))
    .join(' ');
}

/** Reads a file made by `makeIndexFiles`. Postings are decoded when a term is first asked for. */
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

  const terms = decodeTerms(file.terms);
  const numberOf = new Map(terms.map((term, index) => [term, index]));
  const shards = new Map<string, string[]>();
  const decoded = new Map<string, Uint16Array>();

  const shardOf = (number: number) => file.shards.findLast(([, firstTerm]) => firstTerm <= number);

  const body = (term: string): Uint16Array => {
    const ready = decoded.get(term);
    const number = numberOf.get(term);
    if (ready || number === undefined) return ready ?? NONE;
    const [name, firstTerm] = shardOf(number) ?? ['', 0];
    const encoded = shards.get(name)?.[number - firstTerm];
    if (encoded === undefined) return NONE;
    let previous = -1;
    const result = Uint16Array.from(decodeNumbers(encoded), (difference) => {
      previous += difference + 1;
      return previous;
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

  return {
    pages,
    pageOf: Uint16Array.from(pageOf),
    firstSection: Uint16Array.from(firstSection),
    lengths: Uint16Array.from(file.lengths, (digit) => 2 ** parseInt(digit, 36)),
    titleSizes: Uint8Array.from(pages, ({title}) => Math.max(1, indexTerms(title).size)),
    vocabulary: [...new Set([...terms, ...titles.keys(), ...headings.keys()])].sort(),
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
    addShard: (name, content) => shards.set(name, content.split(';')),
  };
}
