import {isOneEdit} from './isOneEdit.ts';
import {otherLayout} from './keyboardLayout.ts';
import {PLATFORM_OF_NAME} from './namedPlatforms.ts';
import type {SearchIndex} from './searchIndex.ts';
import {transliterate} from './transliterate.ts';
import {
  asTyped,
  isProblemWord,
  isRussian,
  isStopWord,
  isWeakTerm,
  normalize,
  stem,
  words,
  type Word,
} from './words.ts';

/** A term in the index that matches a word in the query. A weight of 1 is the word itself. */
interface Alternative {
  term: string;
  weight: number;
}

/** One word in the query, with all its alternatives. */
export interface Slot {
  alternatives: Alternative[];
  marks: string[];
  /** Synonyms that consist of several words. A title that contains all words of a synonym is about it. */
  names?: string[][];
  /** Whether it is only a part of a word that has its own slot. */
  isPart?: true;
  /** Stem of the word of the query that it stands for. */
  of?: string;
  /** Weight factor. Below 1 for words that only support another one. */
  scale?: number;
}

/** One word of the query, and how it was interpreted. Without slots, the word has no match in the index. */
interface AskedWord {
  /** The word as typed, or as corrected if it was typed in the other keyboard layout. */
  text: string;
  slots: Slot[];
}

/**
 * Maximum length of a query in UTF-16 code units. A pasted log is truncated because its first words describe the error.
 */
export const LONGEST_QUERY = 1000;
const MOST_SLOTS = 24;
const MOST_COMPLETIONS = 40;
const MOST_CORRECTIONS = 8;
// Limits correction, because it reads the entire vocabulary and a pasted log has many words.
const MOST_GUESSES = 8;
const SHORTEST_CORRECTED = 5;
/** Unfinished words that are shorter than this are never reported as missing. */
const SHORTEST_MISSING = 3;
/** Weight of a term with the same root as a word. */
const RELATIVE = 0.8;
/** Weight of a version that begins with the one in the query, such as 3.10.1 for 3.10. */
const PATCH = 0.9;
/** Minimum likeness of the words of a name. */
const LEAST_LIKENESS = 0.95;
/** Weight of the most distinctive word of a synonym. */
const SYNONYM_WEIGHT = 0.75;
const PART_SCALE = 0.27;
const PHRASE_SCALE = 0.4;

/** Tools and languages of one platform. They are looked up and, in addition, serve as a hint. */
const PLATFORM_HINTS = new Map([
  ['gradl', 'android'],
  ['kotlin', 'android'],
  ['java', 'android'],
  ['compos', 'android'],
  ['cocoapod', 'ios'],
  ['podfil', 'ios'],
  ['adb', 'android'],
  ['logcat', 'android'],
  ['proguard', 'android'],
  ['plist', 'ios'],
  ['swift', 'ios'],
  ['swiftui', 'ios'],
  ['xcode', 'ios'],
]);

/** "doesn't", also without its apostrophe. Only its "not" is part of names such as "not showing". */
const CONTRACTION =
  /(?<![\p{L}\p{N}_])(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should)n['’]?t(?![\p{L}\p{N}_])/giu;

/** Returns the first index in a sorted list whose element is not less than the word. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isKnown(index: SearchIndex, term: string): boolean {
  return index.vocabulary[lowerBound(index.vocabulary, term)] === term;
}

/** Returns the known terms that match the word exactly: the word itself or its stem. */
function exact(index: SearchIndex, word: string): string[] {
  return [...new Set([word, stem(word)])].filter((term) => isKnown(index, term));
}

function completions(index: SearchIndex, word: string): string[] {
  const result: string[] = [];
  for (let at = lowerBound(index.vocabulary, word); result.length < MOST_COMPLETIONS; at += 1) {
    const term = index.vocabulary[at];
    if (!term?.startsWith(word)) break;
    if (term !== word) result.push(term);
  }
  return result;
}

/**
 * Returns the known terms one typo away from the word or its stem, or, for an unfinished word, with a prefix one typo
 * away.
 */
function corrections(index: SearchIndex, word: string, unfinished: boolean): string[] {
  if (word.length < SHORTEST_CORRECTED) return [];
  const stemmed = stem(word);
  const result: string[] = [];
  const beginnings: string[] = [];
  for (const term of index.vocabulary) {
    const difference = term.length - stemmed.length;
    if (difference < -1) continue;
    if (difference <= word.length - stemmed.length + 1) {
      if (isOneEdit(term, word) || (stemmed !== word && isOneEdit(term, stemmed))) result.push(term);
    } else if (
      unfinished &&
      term.charCodeAt(0) === word.charCodeAt(0) &&
      term.charCodeAt(1) === word.charCodeAt(1)
    ) {
      const isNear =
        isOneEdit(term.slice(0, word.length), word) || isOneEdit(term.slice(0, word.length + 1), word);
      if (isNear) beginnings.push(term);
    }
  }
  return [...result, ...beginnings].slice(0, MOST_CORRECTIONS);
}

/** Splits an unknown word into two or three known ones of at least three letters: `rewardedvideo`. */
function compound(index: SearchIndex, word: string, pieces = 3): string[] {
  if (word.length < 7 || word.length > 40 || pieces < 2) return [];
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const first = exact(index, word.slice(0, cut));
    if (first.length === 0) continue;
    const rest = word.slice(cut);
    const second = exact(index, rest);
    if (second.length > 0) return [first[0] ?? '', second[0] ?? ''];
    const further = compound(index, rest, pieces - 1);
    if (further.length > 0) return [first[0] ?? '', ...further];
  }
  return [];
}

/**
 * Returns the longest known term that is a prefix of the word, because readers type past a stem: `initializ` for
 * `initi`.
 */
function stemBelow(index: SearchIndex, word: string): string | undefined {
  for (let length = word.length - 1; length >= Math.max(4, word.length - 5); length -= 1) {
    const beginning = word.slice(0, length);
    if (isKnown(index, beginning)) return beginning;
  }
  return undefined;
}

const single = (alternatives: Alternative[], marks: string[]): Slot => ({alternatives, marks});

/** Returns the alternatives for one word as it is spelled, or an empty list if there are none. */
function spelledSlots(index: SearchIndex, word: Word, unfinished: boolean): Slot[] {
  const known = exact(index, word.text);
  const alternatives: Alternative[] = known.map((term) => ({term, weight: 1}));
  if (word.text.length > (unfinished ? 1 : 3)) {
    const [ofKnown, ofUnknown] = unfinished ? [0.3, 0.9] : [0.15, 0.7];
    for (const term of completions(index, word.text)) {
      const isPatch = /^\d+\.\d+$/.test(word.text) && term[word.text.length] === '.';
      const share = (known.length > 0 ? ofKnown : ofUnknown) * (word.text.length / term.length) ** 0.5;
      alternatives.push({term, weight: isPatch ? PATCH : share});
    }
  }
  const addNew = (terms: readonly string[], weight: number) => {
    for (const term of terms) {
      if (!alternatives.some((other) => other.term === term)) alternatives.push({term, weight});
    }
  };
  addNew(index.relatives(stem(word.text)), RELATIVE);
  if (known.length === 0 && isRussian(word.text)) {
    for (const {word: latin, likeness} of index.soundsLike(word.text, unfinished))
      addNew(exact(index, latin), likeness);
  }
  if (alternatives.length === 0) {
    // A name in the other language that no page in this language contains, such as «баннер» on English pages.
    const others = (index.synonyms.get(stem(word.text)) ?? []).filter((other) =>
      other.every((term) => isKnown(index, term)),
    );
    for (const other of others) {
      for (const term of other) alternatives.push({term, weight: 0.9 / other.length});
    }
    return others.length > 0 ? [{...single(alternatives, others.flat()), of: stem(word.text)}] : [];
  }
  const whole = {...single(alternatives, [...known, word.text]), of: stem(word.text)};
  if (known.length === 0) return [whole];
  // The parts of a known name determine which of the pages that contain the name are about it.
  const spelled =
    word.parts.length > 0 ? word.parts : word.text.length > 12 ? compound(index, word.text, 4) : [];
  const parts = spelled
    .filter((part) => !isStopWord(part) && part !== 'appodeal')
    .flatMap((part) => {
      const found = exact(index, part);
      return found.length > 0
        ? [
            {
              ...single(
                found.map((term) => ({term, weight: 1})),
                found,
              ),
              scale: PART_SCALE,
              isPart: true as const,
            },
          ]
        : [];
    });
  return [whole, ...parts];
}

/** Returns the other names of a thing whose name has one typo in the query. */
function misspelledName(index: SearchIndex, word: string): Alternative[] {
  if (word.length < SHORTEST_CORRECTED) return [];
  const stemmed = stem(word);
  for (const [name, others] of index.synonyms) {
    if (name.length < SHORTEST_CORRECTED || !(isOneEdit(name, word) || isOneEdit(name, stemmed))) continue;
    const known = others.find((other) => other.every((term) => isKnown(index, term)));
    if (known) return known.map((term) => ({term, weight: 0.8 / known.length}));
  }
  return [];
}

/** Amount of work that a query can still cause. */
interface Budget {
  guesses: number;
}

/** Returns the alternatives for an unknown word by splitting and correcting it. */
function guessedSlots(index: SearchIndex, word: Word, unfinished: boolean, budget: Budget): Slot[] {
  if (budget.guesses <= 0) return [];
  budget.guesses -= 1;
  if (word.parts.length > 0) {
    const slots = word.parts.flatMap((part) => {
      const plain = {text: part, parts: []};
      const found = spelledSlots(index, plain, false);
      return found.length > 0 ? found : guessedSlots(index, plain, false, budget);
    });
    if (slots.length > 0) return slots;
  }
  const near = corrections(index, word.text, unfinished);
  if (near.length > 0) {
    return [
      single(
        near.map((term) => ({
          term,
          // The rest of a longer term is a guess as well.
          weight: (term[0] === word.text[0] ? 0.8 : 0.6) * Math.min(1, (word.text.length + 1) / term.length),
        })),
        near,
      ),
    ];
  }
  const named = misspelledName(index, word.text);
  if (named.length > 0)
    return [
      {
        ...single(
          named,
          named.map(({term}) => term),
        ),
        names: [named.map(({term}) => term)],
      },
    ];
  const pieces = compound(index, word.text);
  if (pieces.length > 0) return pieces.map((term) => single([{term, weight: 1}], [term]));
  const below = stemBelow(index, word.text);
  return below === undefined ? [] : [single([{term: below, weight: 0.6}], [below])];
}

/** Returns the words in a chunk between spaces: as typed, or else in the other keyboard layout, or else corrected. */
function chunkWords(index: SearchIndex, chunk: string, unfinished: boolean, budget: Budget): AskedWord[] {
  const read = (text: string) => words(text).filter((word) => !isStopWord(word.text));
  const typed = read(chunk).slice(0, MOST_SLOTS);
  const found = typed.map((word, at) => spelledSlots(index, word, unfinished && at === typed.length - 1));
  const other = otherLayout(chunk);
  const otherWords = words(other);
  if (found.some((slots) => slots.length === 0) || (typed.length === 0 && /[^\s\p{L}\p{N}]/u.test(chunk))) {
    const swapped = read(other).slice(0, MOST_SLOTS);
    const swappedSlots = swapped.map((word, at) =>
      spelledSlots(index, word, unfinished && at === swapped.length - 1),
    );
    const isWhole = swapped.length > 0 && swappedSlots.every((slots) => slots.length > 0);
    if (isWhole && swapped.every((word) => word.text.length > 1))
      return swapped.map((word, at) => ({text: word.text, slots: swappedSlots[at] ?? []}));
    if (otherWords.length > 0 && otherWords.every((word) => isStopWord(word.text))) return [];
  }
  return typed.map((word, at) => {
    const text = asTyped(chunk, word.text);
    const spelled = found[at] ?? [];
    if (spelled.length > 0) return {text, slots: spelled};
    const last = unfinished && at === typed.length - 1;
    const guessed = guessedSlots(index, word, last, budget);
    const swapped = otherWords[at];
    if (guessed.length > 0 || !swapped) return {text, slots: guessed};
    return {text, slots: guessedSlots(index, swapped, last, budget)};
  });
}

/** Returns the number of titles and sections that have a term, as a measure of its frequency. */
function pagesOf(index: SearchIndex, term: string): number {
  return (
    10 * (index.titles.get(term)?.length ?? 0) +
    (index.headings.get(term)?.length ?? 0) +
    index.body(term).length
  );
}

/** A name in a query, as the stems of its words, and its synonyms. */
interface FoundName {
  name: string[];
  others: string[][];
}

/**
 * Returns the names that have synonyms: at each word, the longest one that begins with it. The words of a name may also
 * be in another order or have one word among them: "не показывается реклама".
 */
function namesIn(index: SearchIndex, text: string): FoundName[] {
  const typed = words(text).map((word) => word.text);
  const stems = typed.map(stem);
  // «юнити адс» is also a name.
  const spoken = typed.map((word) => stem(isRussian(word) ? (latinOf(index, word) ?? word) : word));
  const found = namesOfStems(index, stems);
  if (spoken.every((word, at) => word === stems[at])) return found;
  const known = new Set(found.map(({name}) => name.join(' ')));
  for (const {name, others} of namesOfStems(index, spoken)) {
    if (known.has(name.join(' '))) continue;
    found.push({name: name.map((word) => stems[spoken.indexOf(word)] ?? word), others});
  }
  return found;
}

/** Returns the Latin word that a Russian word sounds exactly like. */
function latinOf(index: SearchIndex, word: string): string | undefined {
  const closest = index.soundsLike(word, false)[0];
  return closest && closest.likeness >= LEAST_LIKENESS ? closest.word : undefined;
}

function namesOfStems(index: SearchIndex, stems: readonly string[]): FoundName[] {
  const result: FoundName[] = [];
  const found = new Set<string>();
  for (let from = 0; from < stems.length; from += 1) {
    for (let to = Math.min(stems.length, from + 4); to > from; to -= 1) {
      const name = stems.slice(from, to);
      const others = index.synonyms.get(name.join(' '));
      if (!others) continue;
      result.push({name, others});
      found.add(name.join(' '));
      break;
    }
  }
  const places = new Map(stems.map((word, at) => [word, at]));
  for (const [key, others] of index.synonyms) {
    if (found.has(key) || !key.includes(' ')) continue;
    const name = key.split(' ');
    const at = name.map((word) => places.get(word) ?? -1);
    if (at.includes(-1) || Math.max(...at) - Math.min(...at) > name.length) continue;
    // Word order is free in Russian only: an ad unit isn't Unity Ads.
    if (!/[а-я]/.test(key) && at.some((place, number) => place < (at[number - 1] ?? 0))) continue;
    result.push({name, others});
  }
  return result;
}

/**
 * Adds synonyms of names in the query.
 * @returns the slots, and those of names whose words have no slots, by the stems of these words.
 */
function addSynonyms(
  index: SearchIndex,
  names: readonly FoundName[],
  slots: Slot[],
): {slots: Slot[]; explained: Map<string, Slot>} {
  const explained = new Map<string, Slot>();
  const result = slots.map((slot) => ({...slot, alternatives: [...slot.alternatives]}));
  for (const {name, others} of names) {
    // A name of several common words, such as "no ads", is rarer than each of them.
    const phrase: Slot & {names: string[][]} = {
      alternatives: [],
      marks: [],
      names: [],
      scale: PHRASE_SCALE,
    };
    const named = result.filter(({alternatives, of}) =>
      name.some(
        (word) => of === word || alternatives.some(({term, weight}) => term === word && weight === 1),
      ),
    );
    let explaining: (Slot & {names: string[][]}) | undefined;
    for (const other of others) {
      const known = other.filter((term) => isKnown(index, term));
      if (known.length === 0 || other.some((term) => !isStopWord(term) && !known.includes(term))) continue;
      // The rarest word of a name is the most distinctive.
      const rarest = known.reduce((a, b) => (pagesOf(index, b) < pagesOf(index, a) ? b : a));
      const alternatives = known.map((term) => ({term, weight: term === rarest ? SYNONYM_WEIGHT : 0.15}));
      named[0]?.alternatives.push(...alternatives);
      // A title that contains the other name counts as containing all words of this one.
      for (const slot of named) slot.names = [...(slot.names ?? []), known];
      if (named.length > 0 && name.length > 1) {
        phrase.alternatives.push({term: rarest, weight: SYNONYM_WEIGHT});
        phrase.marks.push(...known);
        phrase.names.push(known);
      }
      if (named.length === 0) {
        explaining ??= {...single([], []), names: []};
        explaining.alternatives.push(...alternatives);
        explaining.marks.push(...known);
        explaining.names.push(known);
      }
    }
    if (phrase.names.length > 0) result.push(phrase);
    if (!explaining) continue;
    result.push(explaining);
    for (const word of name) explained.set(word, explaining);
  }
  return {slots: result, explained};
}

/** A query, expressed in terms of an index. */
export interface Plan {
  slots: Slot[];
  /** The words of the query, without the words of all questions and names of platforms. */
  words: AskedWord[];
  /** Number of words without any match in the index. */
  missing: number;
  /** Whether the query is only a name of a platform. */
  isPlatform: boolean;
  /** Whether the query describes a problem. */
  isProblem: boolean;
  /** Platforms that the query mentions, and those that its words suggest. */
  platforms: Set<string>;
  hints: Set<string>;
}

/** Returns all terms that a ranking with this plan looks up. */
export function planTerms({slots}: Plan): Set<string> {
  return new Set(slots.flatMap(({alternatives}) => alternatives.map(({term}) => term)));
}

/** Returns the query with its Russian words that are typed with Latin letters (`reklama`) in Russian letters. */
function inRussianLetters(index: SearchIndex, query: string): string {
  const isName = (word: string) => exact(index, word).length > 0 || index.synonyms.has(stem(word));
  const isBeginning = (word: string) => word.length > 3 && completions(index, word).length > 0;
  const chunks = query.split(/(\s+)/u).map((chunk) => {
    const word = chunk.toLowerCase();
    return {chunk, word, russian: /^[a-z]{2,20}$/.test(word) ? transliterate(word) : word};
  });
  const isRussian = chunks.some(
    ({word, russian}) =>
      russian !== word &&
      russian.length > 3 &&
      !isStopWord(word) &&
      !isName(word) &&
      !isBeginning(word) &&
      (isName(russian) || isBeginning(russian)),
  );
  if (!isRussian) return query;
  return chunks
    .map(({chunk, word, russian}) => {
      if (isStopWord(russian)) return russian;
      return !isName(word) && (isName(russian) || isBeginning(russian)) ? russian : chunk;
    })
    .join('');
}

/** Parses a query: corrects it, splits identifiers, and tries the other keyboard layout. Accepts any string. */
export function planQuery(index: SearchIndex, query: string): Plan {
  const text = inRussianLetters(index, query.slice(0, LONGEST_QUERY).replace(CONTRACTION, 'not'));
  const chunks = text.split(/\s+/u).filter((chunk) => chunk !== '');
  const unfinished = !/\s$/u.test(query) && query.length <= LONGEST_QUERY;
  const slots: Slot[] = [];
  const numbers = new Map<string, number>();
  const asked: {text: string; numbers: number[]}[] = [];
  const budget: Budget = {guesses: MOST_GUESSES};
  chunks.forEach((chunk, at) => {
    if (slots.length >= MOST_SLOTS) return;
    for (const word of chunkWords(index, chunk, unfinished && at === chunks.length - 1, budget)) {
      const own: number[] = [];
      for (const slot of word.slots) {
        const key = slot.alternatives.map(({term}) => term).join(' ');
        const number = numbers.get(key) ?? slots.length;
        if (number >= MOST_SLOTS) continue;
        numbers.set(key, number);
        slots[number] ??= slot;
        // Parts of a known name only support it.
        if (!slot.isPart) own.push(number);
      }
      asked.push({text: word.text, numbers: own});
    }
  });
  const names = namesIn(index, text);
  const named = addSynonyms(index, names, slots);
  const namedWords = new Set(names.flatMap(({name}) => (name.length > 1 ? name : [])));
  const asWords = asked.map(({text: word, numbers: own}) => {
    const explained = own.length === 0 ? named.explained.get(stem(normalize(word))) : undefined;
    return {text: word, slots: explained ? [explained] : own.flatMap((number) => named.slots[number] ?? [])};
  });
  const missing = asWords.filter((word) => word.slots.length === 0).length;
  const platforms = new Set<string>();
  const hints = new Set<string>();
  const things: Slot[] = [];
  for (const slot of named.slots) {
    const sure = slot.alternatives.filter(({weight}) => weight >= 0.6);
    const platform = sure.map(({term}) => PLATFORM_OF_NAME.get(term)).find((name) => name !== undefined);
    const hinted = sure.map(({term}) => PLATFORM_HINTS.get(term)).find((name) => name !== undefined);
    // The network Unity Ads isn't the platform.
    if (platform !== undefined && !namedWords.has(slot.of ?? '')) platforms.add(platform);
    else things.push(slot);
    if (hinted !== undefined) hints.add(hinted);
  }
  // A query that is only a platform name matches pages with that name.
  return {
    slots: things.length > 0 ? things : named.slots,
    words: asWords.filter(
      (word, at) =>
        word.slots.every((slot) => things.includes(slot)) &&
        !isWeakTerm(stem(normalize(word.text))) &&
        !(unfinished && at === asWords.length - 1 && word.text.length < SHORTEST_MISSING),
    ),
    missing,
    isPlatform: things.length === 0 && missing === 0,
    isProblem: words(text).some(isProblemWord),
    platforms,
    hints,
  };
}
