import type {Term} from './glossarySchema.ts';
import type {Locale} from '../../site/locales.ts';

import {patternSource} from './patternSource.ts';

/** A term in a text. */
export interface FoundTerm {
  term: Term;
  start: number;
  end: number;
}

/** Longest ending of a Russian noun or adjective. Longer endings form other words, such as сегментация from сегмент. */
const RUSSIAN_ENDING = '\\p{L}{0,3}';

/**
 * Returns the patterns of a term: those specified for the language, or else its forms. An English noun can end in s.
 */
function patternsOf(term: Term, locale: Locale): string[] {
  return term.forms?.[locale] ?? [term[locale], ...(term.also?.[locale] ?? [])];
}

/**
 * Returns the regular expression of a pattern. If the pattern begins with a lowercase letter, that letter can be
 * capitalized. Abbreviations match exactly.
 */
function sourceOf(pattern: string, locale: Locale): string {
  const isWord = /^\p{Ll}+(?:[^\p{Lu}]|$)/u.test(pattern) && !/\p{Lu}/u.test(pattern);
  const source = patternSource(pattern, RUSSIAN_ENDING);
  const withPlural = locale === 'en' ? source.replace(')(?!', ')s?(?!') : source;
  if (!isWord) return withPlural;
  const first = pattern.slice(0, 1);
  return withPlural.replace(`(?:${first}`, `(?:[${first}${first.toUpperCase()}]`);
}

/** Returns a function that finds tooltip terms in a string. */
export function termFinder(terms: readonly Term[], locale: Locale): (text: string) => FoundTerm[] {
  const rules = terms
    .filter(({tooltip}) => tooltip === true)
    .flatMap((term) =>
      patternsOf(term, locale).map((pattern) => ({term, pattern, source: sourceOf(pattern, locale)})),
    )
    // Longer patterns come first: "mediation group" before "mediation".
    .toSorted((a, b) => b.pattern.length - a.pattern.length);
  if (rules.length === 0) return () => [];
  const any = new RegExp(rules.map(({source}) => `(${source})`).join('|'), 'gu');
  return (text) =>
    [...text.matchAll(any)].flatMap((match): FoundTerm[] => {
      const rule = rules[match.slice(1).findIndex((group) => group !== undefined)];
      return rule ? [{term: rule.term, start: match.index, end: match.index + match[0].length}] : [];
    });
}
