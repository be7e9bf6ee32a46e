/** Endings that make nouns, adjectives, and verbs of other forms from the same root, longest first. */
const RUSSIAN =
  /(?:ировани|ированн|ирован|ировк|ирова|изаци|изац|изир|ыван|ыва|ива|ован|овани|ова|ева|енн|ени|ен|анн|ани|ан|ск|вш|к|н|и|а|я|е)$/;
const ENGLISH = /(?:ion|abl|ibl|er|or|i)$/;

const SHORTEST = 4;

/** Returns a term with a suffix removed, or as it is if too little would be left. */
function without(suffix: RegExp, term: string): string {
  const shorter = term.replace(suffix, '');
  return shorter.length >= SHORTEST ? shorter : term;
}

/**
 * Returns the root of a stemmed term, which words of the same family have in common: `показыва`, `показа` and `показ`,
 * or `verifi` and `verif`. Names with digits or underscores are unchanged.
 */
export function rootOf(term: string): string {
  if (/^[a-z]+$/.test(term)) return without(ENGLISH, term);
  if (!/^[а-я]+$/.test(term)) return term;
  return without(RUSSIAN, without(RUSSIAN, term))
    .replace(/(?<=.{3}[бвмпф])л$/, '')
    .replace(/ж$/, 'з')
    .replace(/щ$/, 'т');
}
