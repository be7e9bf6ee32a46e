/** Characters on the same keys of a Russian and a US keyboard. */
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
 * Returns the text that the same keys produce in the other layout, for example `баннер` for `,fyyth`, and `banner` for
 * `ифттук`. Text with Cyrillic letters is assumed to be typed in the Russian layout, and other text in the US layout.
 * Characters that are in neither layout are unchanged.
 */
export function otherLayout(text: string): string {
  const map = /[а-яё]/i.test(text) ? toUs : toRussian;
  return [...text].map((character) => map.get(character) ?? character).join('');
}
