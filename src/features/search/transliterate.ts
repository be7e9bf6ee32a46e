/** Russian letters by their Latin spelling, longest first. */
const LETTERS: Partial<Record<string, string>> = {
  shch: 'щ',
  tsya: 'тся',
  ...{zh: 'ж', kh: 'х', ts: 'ц', ch: 'ч', sh: 'ш', yo: 'е', ye: 'е', yu: 'ю', ju: 'ю', ya: 'я', ja: 'я'},
  ...{a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', e: 'е', z: 'з', i: 'и', j: 'й', k: 'к', l: 'л', m: 'м'},
  ...{n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', h: 'х', c: 'ц', y: 'ы', x: 'х'},
};

const SPELLING = new RegExp(Object.keys(LETTERS).join('|'), 'g');

/** Returns a Russian word that is typed with Latin letters (`reklama`), in Russian letters. Accepts any lowercase word. */
export function transliterate(word: string): string {
  return (
    word
      .replace(/^e/, 'э')
      // At the end of a word, and after a vowel, the letter is short: `testovyy`, `moy`.
      .replace(/(?<=[aeiouy])y(?![aeou])/g, 'j')
      .replace(SPELLING, (latin) => LETTERS[latin] ?? latin)
  );
}
