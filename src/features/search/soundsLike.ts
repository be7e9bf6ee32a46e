/**
 * Latin and Russian spellings of a sound. Both are converted to the same letters, in which digits and capitals are
 * sounds that have several spellings: `A` a diphthong, `C` an ambiguous `c`, `G` an ambiguous `g`, `S` as in "show".
 */
const LATIN: [string, string][] = [
  ['iew', 'u'],
  ['dj', 'j'],
  ['tch', '4'],
  ['sch', 'S'],
  ['dge?', 'j'],
  ['sh', 'S'],
  ['ch', '4'],
  ['ck', 'k'],
  ['ph', 'f'],
  ['th', 't'],
  ['wh', 'v'],
  ['qu', 'kv'],
  ['gu(?=[aei])', 'g'],
  ['x', 'ks'],
  ['ee|ea', 'i'],
  ['oo|ou', 'u'],
  ['a[iy]|e[iy]', 'A'],
  ['c(?=[eiy])', 's'],
  // The end of a word may be missing, and with it the letter that decides.
  ['c$', 'C'],
  ['[cq]', 'k'],
  ['g(?=[eiy])', 'G'],
  ['w', 'v'],
  ['y', 'i'],
];

const RUSSIAN: [string, string][] = [
  ['дж', 'j'],
  ['^икс', 'ks'],
  ['[аеэ]й|ае', 'A'],
  ['[щш]', 'S'],
  ['ч', '4'],
  ['ж', 'j'],
  ['ц', 'C'],
  ['[ьъ]', ''],
  ['[ыий]', 'i'],
  ['[эе]', 'e'],
  ['ю', 'u'],
  ['я', 'a'],
  ...[...'абвгдзклмнопрстуфх'].map((letter, at): [string, string] => [
    letter,
    'abvgdzklmnoprstufh'[at] ?? '',
  ]),
];

/** Returns a function that converts words, one per line, to their sounds. */
function converter(spellings: readonly [string, string][]): (lines: string) => string {
  const rules = spellings.map(([pattern, sound]): [RegExp, string] => [new RegExp(pattern, 'gm'), sound]);
  return (lines) => {
    let result = lines;
    for (const [pattern, sound] of rules) result = result.replace(pattern, sound);
    return result.replace(/(.)\1+/g, '$1');
  };
}

const latinSounds = converter(LATIN);
const russianSounds = converter(RUSSIAN);

const VOWELS = new Set('aeiouA');

/** Sounds that are often written for each other, and how much they differ. */
const NEAR = new Map<string, number>(
  Object.entries({
    Cs: 0,
    Ck: 0,
    Cz: 0.3,
    Gg: 0,
    Gj: 0,
    sz: 0.2,
    uv: 0.2,
    '4k': 0.5,
    '4h': 0.3,
    Ss: 0.5,
    '4j': 0.5,
    dt: 0.5,
    fv: 0.5,
    Aa: 0.1,
    Ai: 0.1,
    Ae: 0.1,
  }).flatMap(([pair, cost]) => [
    [pair, cost],
    [[...pair].reverse().join(''), cost],
  ]),
);

const VOWEL = 0.2;
const CONSONANT = 1;

function replaced(a: string, b: string): number {
  if (a === b) return 0;
  const near = NEAR.get(a + b);
  if (near !== undefined) return near;
  return VOWELS.has(a) && VOWELS.has(b) ? VOWEL : 1.2 * CONSONANT;
}

/** Returns the cost of a sound that only one of the words has. */
const omitted = (sound: string) =>
  sound === 'e' ? 0.15 : VOWELS.has(sound) || sound === 'h' ? 0.35 : CONSONANT;

/**
 * Returns how much two words in sounds differ, or Infinity if it's more than the limit.
 * @param isBeginning whether the first one may be the beginning of the other.
 */
function difference(a: string, b: string, limit: number, isBeginning: boolean): number {
  let row = [0];
  for (const sound of b) row.push((row.at(-1) ?? 0) + omitted(sound));
  for (const sound of a) {
    const next = [(row[0] ?? 0) + omitted(sound)];
    let least = next[0] ?? 0;
    for (let at = 1; at <= b.length; at += 1) {
      const other = b[at - 1] ?? '';
      const cost = Math.min(
        (row[at - 1] ?? 0) + replaced(sound, other),
        (row[at] ?? 0) + omitted(sound),
        (next[at - 1] ?? 0) + omitted(other),
      );
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Infinity;
    row = next;
  }
  const cost = isBeginning ? Math.min(...row) : (row[b.length] ?? Infinity);
  return cost <= limit ? cost : Infinity;
}

/** Endings that the stem of an English word doesn't have, or spells differently. */
const ENDINGS: [RegExp, string][] = [
  [/ш[еиоэ]?н$/, 'т'],
  [/(?:ировани|ированн|ирова|ова|инг|ер|ор|ед|ов|н|с)$/, ''],
];
/** Endings of Russian verbs, which aren't borrowed with them. */
const VERB = /(?:ть|тся|ться|ют)$/;

/** A Latin word that sounds like a Russian one. */
export interface Sounding {
  word: string;
  /** 1 for the same sounds, less for similar ones. */
  likeness: number;
  /** Whether the Latin word is longer, and the Russian one is its beginning. */
  isLonger: boolean;
}

interface Candidate {
  sounds: string;
  word: string;
}

/** Returns the first sound of a word, or one letter for all vowels. */
const groupOf = (sounds: string) => {
  const first = sounds[0] ?? '';
  return VOWELS.has(first)
    ? 'a'
    : /[Csz]/.test(first)
      ? 's'
      : /[Gj]/.test(first)
        ? 'g'
        : first === 'u'
          ? 'v'
          : first;
};

/** Maximum difference per sound. */
const MOST_DIFFERENCE = 0.1;
/** Maximum difference of words with few sounds. */
const MOST_SHORT = 0.15;
const SHORT = 4;
/** Likeness that a word loses if its ending was changed. */
const OTHER_ENDING = 0.03;
const SHORTEST = 3;
const SHORTEST_BEGINNING = 5;
const MOST = 4;
/** Difference in likeness between words that are equally good. */
const NEARLY = 0.02;

/**
 * Returns a function that finds the Latin words that a Russian word sounds like, such as `ironsource` for `айронсорс`,
 * most similar first.
 * @param latin words in lowercase Latin letters.
 */
export function soundsLike(
  latin: readonly string[],
): (word: string, stemmed: string, unfinished: boolean) => Sounding[] {
  const groups = new Map<string, Candidate[]>();
  const allSounds = latinSounds(latin.join('\n')).split('\n');
  latin.forEach((word, at) => {
    const sounds = allSounds[at] ?? '';
    if (sounds.length < SHORTEST - 1) return;
    const group = groupOf(sounds);
    const list = groups.get(group);
    if (list) list.push({sounds, word});
    else groups.set(group, [{sounds, word}]);
  });
  return (word, stemmed, unfinished) => {
    if (VERB.test(word)) return [];
    const spellings = new Map<string, number>();
    const add = (spelling: string, loss: number, shortest: number) => {
      const sounds = russianSounds(spelling);
      if (sounds.length >= shortest && !spellings.has(sounds)) spellings.set(sounds, loss);
    };
    add(word, 0, SHORTEST);
    add(stemmed, OTHER_ENDING, SHORT);
    for (const base of [word, stemmed])
      for (const [ending, other] of ENDINGS) add(base.replace(ending, other), OTHER_ENDING, SHORT);
    const best = new Map<string, Sounding>();
    for (const [sounds, loss] of spellings) {
      const limit = sounds.length <= SHORT ? MOST_SHORT : MOST_DIFFERENCE * sounds.length;
      for (const {sounds: other, word: candidate} of groups.get(groupOf(sounds)) ?? []) {
        const longer = other.length - sounds.length;
        const isBeginning = unfinished && sounds.length >= SHORTEST_BEGINNING && longer > 2;
        if (longer < -2 || (longer > 2 && !isBeginning)) continue;
        const cost = difference(sounds, other, limit, isBeginning);
        if (cost === Infinity) continue;
        const likeness = 1 - loss - cost / sounds.length;
        const known = best.get(candidate);
        if (!known || known.likeness < likeness || (known.isLonger && !isBeginning))
          best.set(candidate, {word: candidate, likeness, isLonger: isBeginning});
      }
    }
    const found = [...best.values()].sort(
      (a, b) =>
        Number(a.isLonger) - Number(b.isLonger) || b.likeness - a.likeness || (a.word < b.word ? -1 : 1),
    );
    const closest = found[0];
    if (!closest) return [];
    return found
      .filter(
        ({likeness, isLonger}) => isLonger === closest.isLonger && likeness >= closest.likeness - NEARLY,
      )
      .slice(0, MOST);
  };
}
