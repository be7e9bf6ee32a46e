/** Latin spellings of Russian letters, longest first. */
const LETTERS: [string, string][] = [
  ['shch', 'щ'],
  ['tsya', 'тся'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yo', 'е'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ...'aа bб vв gг dд eе zз iи jй kк lл mм nн oо pп rр sс tт uу fф hх cц yы xх'
    .split(' ')
    .map(([latin = '', letter = '']): [string, string] => [latin, letter]),
];

const SPELLING = new RegExp(LETTERS.map(([latin]) => latin).join('|'), 'g');
const LETTER_OF = new Map(LETTERS);

/** Returns a Russian word that is typed with Latin letters (`reklama`), in Russian letters. Accepts any lowercase word. */
export function transliterate(word: string): string {
  return (
    word
      .replace(/^e/, 'э')
      // At the end of a word, and after a vowel, the letter is short: `testovyy`, `moy`.
      .replace(/(?<=[aeiouy])y(?![aeou])/g, 'j')
      .replace(SPELLING, (latin) => LETTER_OF.get(latin) ?? latin)
  );
}
