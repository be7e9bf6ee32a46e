import {stemmer as english} from '@orama/stemmers/english';
import {stemmer as russian} from '@orama/stemmers/russian';

/** One word in a string. */
export interface Word {
  /** The word in lowercase, with `ё` as `е`. */
  readonly text: string;
  /** Lowercase parts of an identifier (`setRewardedVideoCallbacks` has four). Empty for a plain word. */
  readonly parts: readonly string[];
}

/**
 * Maximum length of a word that isn't truncated, in UTF-16 code units. Longer words are keys and hashes that nobody
 * types.
 */
const LONGEST_WORD = 64;

/** Matches a version number, or letters, digits, and underscores. */
const WORD = /(?<![\p{L}\p{N}_.])v?\d+(?:\.\d+)+(?![\p{L}\p{N}_])|[\p{L}\p{N}_]+/gu;
const VERSION = /^v?(\d+(?:\.\d+)+)$/;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+/gu;

/** Spellings of the same word that no stemmer unifies. */
const SAME: [RegExp, string][] = [
  [/ё/g, 'е'],
  [/^кэш/, 'кеш'],
];

/** Returns the lowercase form under which a word is indexed and looked up. */
export function normalize(word: string): string {
  let result = word.toLowerCase();
  for (const [pattern, replacement] of SAME) result = result.replace(pattern, replacement);
  return result;
}

/** Returns a word of a text with the letters that the text has, or as it is if they can't be found. */
export function asTyped(text: string, word: string): string {
  const at = text.toLowerCase().replaceAll('ё', 'е').indexOf(word);
  return at === -1 ? word : text.slice(at, at + word.length);
}

/**
 * Returns the parts of an identifier that have at least two letters, or none for plain words such as `iOS` and
 * `banner`.
 */
function partsOf(word: string): string[] {
  if (!/[_\d]|\p{L}\p{Lu}/u.test(word)) return [];
  const parts = (word.match(PART) ?? []).filter((part) => part.length > 1).map(normalize);
  return parts.length > 1 ? parts : [];
}

/** Returns the words in a string, in order. Accepts any string, including lone surrogates and control characters. */
export function words(text: string): Word[] {
  const result: Word[] = [];
  for (const [match] of text.normalize('NFC').matchAll(WORD)) {
    const version = VERSION.exec(match)?.[1];
    if (version !== undefined) result.push({text: version, parts: []});
    else if (match.length <= LONGEST_WORD) result.push({text: normalize(match), parts: partsOf(match)});
  }
  return result;
}

/** Names that look like plurals. */
const KEPT = new Set(['ios', 'gms', 'sms', 'unity', 'android', 'kids']);

/** Returns an English word with the American spelling of its ending. */
const american = (word: string) =>
  word
    .replace(/(?<=\w{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/, 'iz')
    .replace(/(?<=\w{3})our(?=(?:s|ed|ing)?$)/, 'or');

const stems = new Map<string, string>();
const MOST_STEMS = 50_000;

/**
 * Returns the stem of a lowercase word according to the Snowball rules for its alphabet. Names with digits or
 * underscores are unchanged.
 */
export function stem(word: string): string {
  if (word.length < 3 || KEPT.has(word) || /[^a-zа-я]/.test(word)) return word;
  let result = stems.get(word);
  if (result === undefined) {
    // The stemmers return an empty string for some words that consist only of an ending.
    result = /[a-z]/.test(word) ? english(american(word)) : russian(word);
    // The stemmers take too much from some words: everything from a mere ending, and `ин` from `инит`.
    if (result === '' || (result.length < 3 && word.length > 3)) result = word;
    if (stems.size > MOST_STEMS) stems.clear();
    stems.set(word, result);
  }
  return result;
}

/**
 * Returns the terms under which a word is indexed: an identifier as a whole and by its parts, and a plain word by its
 * stem.
 */
export function termsOf(word: Word): string[] {
  return word.parts.length > 0 ? [word.text, ...word.parts.map(stem)] : [stem(word.text)];
}

const STOP = new Set(
  (
    'a an and are as at be been but by can did do does for from had has have how i if in into is it its just like me my no not of on ' +
    'or our so than that the their them then there these they this to using via was we what when where which who why will with you your ' +
    'а без бы был была были было быть в вам вас во вот все вы да делать для до его ее если есть еще же за и из или им их к как какие какой ' +
    'ко когда которая которые который куда ли мне моего моей моем моему мои моим моими моих мой моя мы на над нам нас не него нет но ну о об он она они от по под почему при про с ' +
    'сделать свое своего своей своем свои своих свой своя свою со так такое там то тоже только ты у уже чего чем что через чтобы это эта эти этот я'
  ).split(' '),
);

/** Stems of words that occur in questions of all kinds. */
const WEAK = new Set(
  (
    'need want should must possible get make use happen mean wrong right help problem work go come still although say look try way thing ' +
    'something anything really always never ever even also only again first last new old one two much many more long often up off out ' +
    'нужно можно надо зачем сколько где хочу хочется делает работает всегда никогда снова новый старый первый помогите проблема ' +
    'значит означает хотят хотим хочет посмотреть понять'
  )
    .split(' ')
    .map(stem),
);

/** Returns whether a term says little about the subject of a question. */
export function isWeakTerm(term: string): boolean {
  return WEAK.has(term);
}

/** Stems of words, among them stop words, that describe a problem. */
const PROBLEM = new Set(
  (
    'not no never cannot wrong missing error fail failure crash exception warning invalid duplicate undefined unsupported unrecognized ' +
    'unavailable unable timeout rejected suspended conflict denied forbidden stuck freeze ' +
    'не нет без ошибка сбой падает вылетает краш исключение предупреждение неверный дубликат конфликт отклонили зависает недоступен таймаут'
  )
    .split(' ')
    .map(stem),
);

/** Returns whether a word or a part of an identifier indicates that the query describes a problem. */
export function isProblemWord({text, parts}: Word): boolean {
  return [text, ...parts].some((word) => PROBLEM.has(stem(word)));
}

/** Returns whether a lowercase word is in Russian letters. */
export function isRussian(word: string): boolean {
  return /^[а-я]+$/.test(word);
}

/** Returns whether a lowercase word is too common to be significant. */
export function isStopWord(word: string): boolean {
  return STOP.has(word);
}
