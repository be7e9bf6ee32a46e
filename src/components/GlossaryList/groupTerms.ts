type Language = 'en' | 'ru';

interface GlossaryTerm {
  id: string;
  en: string;
  ru: string;
  definition: Record<Language, string>;
}

interface ListedTerm {
  id: string;
  /** In the language of the list, with its first letter in upper case unless the word has capitals of its own. */
  name: string;
  /** English word; missing where it is the name already. */
  english?: string;
  definition: string;
}

function capitalized(word: string): string {
  return /\p{Lu}/u.test(word) ? word : word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

/** Terms by first letter, letters and terms in the alphabetical order of a language. Latin words come before Russian ones. */
export function groupTerms(
  terms: readonly GlossaryTerm[],
  language: Language,
): {letter: string; terms: ListedTerm[]}[] {
  const collator = new Intl.Collator(language);
  const isLatin = (word: string) => /^\p{Script=Latin}/u.test(word);
  const listed = terms
    .map((term): ListedTerm => {
      const name = capitalized(term[language]);
      const differs = language !== 'en' && term.en.toLowerCase() !== term[language].toLowerCase();
      return {id: term.id, name, ...(differs && {english: term.en}), definition: term.definition[language]};
    })
    .sort((a, b) => Number(isLatin(b.name)) - Number(isLatin(a.name)) || collator.compare(a.name, b.name));
  const groups = new Map<string, ListedTerm[]>();
  for (const term of listed) {
    const letter = term.name.charAt(0).toLocaleUpperCase(language);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, group]) => ({letter, terms: group}));
}
