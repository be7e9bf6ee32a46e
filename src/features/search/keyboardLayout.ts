/** The same keys of a Russian and a US keyboard. */
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const US = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN_SHIFTED = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';
const US_SHIFTED = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';

const toUs = new Map<string, string>();
const toRussian = new Map<string, string>();
[...RUSSIAN, ...RUSSIAN_SHIFTED].forEach((letter, index) => {
  const key = (US + US_SHIFTED)[index] ?? letter;
  toUs.set(letter, key);
  toRussian.set(key, letter);
});

/**
 * Returns what the same keys produce in the other layout: `,fyyth` is `баннер`, `ифттук` is `banner`. Text with
 * Cyrillic letters is assumed to be typed on Russian keys, other text on US keys. Characters on neither are unchanged.
 */
export function otherLayout(text: string): string {
  const map = /[а-яё]/i.test(text) ? toUs : toRussian;
  return [...text].map((character) => map.get(character) ?? character).join('');
}
