import type {Term} from './glossarySchema.ts';
import type {Locale} from '../../site/locales.ts';

/** A term in the form in which the glossary page shows it. */
export interface GlossaryEntry {
  /** Anchor of the term, identical in both languages. */
  id: string;
  term: string;
  /** Synonyms in the same language. */
  also: string[];
  /** English term, on pages in other languages if it differs. */
  english?: string;
  /** One or more sentences, with code in backticks. */
  definition: string;
}

/** Terms that start with the same letter. */
export interface GlossaryGroup {
  /** Upper case. */
  letter: string;
  /** Anchor of the letter, which is ASCII and unique on the page. */
  id: string;
  entries: GlossaryEntry[];
}

const letterOf = (term: string): string => (term.match(/\p{L}/u)?.[0] ?? '#').toUpperCase().replace('Ё', 'Е');

const idOf = (letter: string): string =>
  /^[A-Z]$/.test(letter)
    ? `letter-${letter.toLowerCase()}`
    : `letter-${(letter.codePointAt(0) ?? 0).toString(16)}`;

/** Returns the glossary of one language in alphabetical order, grouped by first letter. */
export function glossaryGroups(terms: readonly Term[], locale: Locale): GlossaryGroup[] {
  const collator = new Intl.Collator(locale);
  const groups = new Map<string, GlossaryEntry[]>();
  for (const term of terms.toSorted((a, b) => collator.compare(a[locale], b[locale]))) {
    const letter = letterOf(term[locale]);
    const entry: GlossaryEntry = {
      id: term.id,
      term: term[locale],
      also: term.also?.[locale] ?? [],
      definition: term.definition[locale],
      ...(locale !== 'en' && term.en !== term[locale] && {english: term.en}),
    };
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups]
    .toSorted(([a], [b]) => collator.compare(a, b))
    .map(([letter, entries]) => ({letter, id: idOf(letter), entries}));
}
