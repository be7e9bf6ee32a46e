const LATIN = 'a b v g d e z i j k l m n o p r s t u f h c y x';
const CYRILLIC = 'а б в г д е з и й к л м н о п р с т у ф х ц ы х'.split(' ');

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
  ...LATIN.split(' ').map((latin, at): [string, string] => [latin, CYRILLIC[at] ?? latin]),
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
