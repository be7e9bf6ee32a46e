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

/** Returns the patterns of a term: those given for the language, otherwise its forms. An English noun may end in s. */
function patternsOf(term: Term, locale: Locale): string[] {
  return term.forms?.[locale] ?? [term[locale], ...(term.also?.[locale] ?? [])];
}

/** Only the first letter may be capitalized where the pattern has a lowercase one; abbreviations match exactly. */
function sourceOf(pattern: string, locale: Locale): string {
  const isWord = /^\p{Ll}+(?:[^\p{Lu}]|$)/u.test(pattern) && !/\p{Lu}/u.test(pattern);
  const source = patternSource(pattern, RUSSIAN_ENDING);
  const withPlural = locale === 'en' ? source.replace(')(?!', ')s?(?!') : source;
  if (!isWord) return withPlural;
  const first = pattern.slice(0, 1);
  return withPlural.replace(`(?:${first}`, `(?:[${first}${first.toUpperCase()}]`);
}

/** Returns a function that finds the tooltip terms in a text. */
export function termFinder(terms: readonly Term[], locale: Locale): (text: string) => FoundTerm[] {
  const rules = terms
    .filter(({tooltip}) => tooltip === true)
    .flatMap((term) =>
      patternsOf(term, locale).map((pattern) => ({term, pattern, source: sourceOf(pattern, locale)})),
    )
    // "mediation group" before "mediation".
    .toSorted((a, b) => b.pattern.length - a.pattern.length);
  if (rules.length === 0) return () => [];
  const any = new RegExp(rules.map(({source}) => `(${source})`).join('|'), 'gu');
  return (text) =>
    [...text.matchAll(any)].flatMap((match): FoundTerm[] => {
      const rule = rules[match.slice(1).findIndex((group) => group !== undefined)];
      return rule ? [{term: rule.term, start: match.index, end: match.index + match[0].length}] : [];
    });
}
