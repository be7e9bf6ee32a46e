import {patternSource} from '../../../src/features/glossary/patternSource.ts';
import type {ForbiddenWords, Term} from '../../../src/features/glossary/glossarySchema.ts';
import {readGlossary} from '../../../src/features/glossary/readGlossary.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import {proseOf} from '../lib/prose.ts';
import type {Fault, Locale, TextCheck} from '../types.ts';

const NAME = 'terms';

interface Rule {
  /** Sticky, so that it matches only where a word starts. */
  pattern: RegExp;
  unless: RegExp[];
  accepted: string[];
  term: Term;
}

/** A word as `patternSource` delimits it. */
const WORD = /[\p{L}\p{N}_]+/gu;

const firstLetter = (word: string): string => word.charAt(0).toLowerCase().replace('ё', 'е');

/**
 * Returns the rules of a locale by their first letter. One expression of all words would be shorter, but takes minutes
 * where V8 has stopped optimizing expressions, which it does after 1 MB of their code in one process.
 */
function rulesOf(terms: Term[], locale: Locale): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const term of terms) {
    for (const {text, unless = []} of (term.forbidden?.[locale] ?? []) as ForbiddenWords[]) {
      const letter = firstLetter(text);
      const rule: Rule = {
        pattern: new RegExp(patternSource(text), 'iuy'),
        unless: unless.map((pattern) => new RegExp(patternSource(pattern), 'giu')),
        accepted: [term[locale], ...(term.also?.[locale] ?? [])],
        term,
      };
      rules.set(letter, [...(rules.get(letter) ?? []), rule]);
    }
  }
  return rules;
}

interface Match {
  start: number;
  end: number;
  rule: Rule;
}

/** Returns the words in a text that rules forbid. They don't overlap. */
function matchesOf(rules: Map<string, Rule[]>, text: string): Match[] {
  const matches: Match[] = [];
  let from = 0;
  for (const {index: start, 0: word} of text.matchAll(WORD)) {
    if (start < from) continue;
    for (const rule of rules.get(firstLetter(word)) ?? []) {
      rule.pattern.lastIndex = start;
      if (!rule.pattern.test(text)) continue;
      from = rule.pattern.lastIndex;
      matches.push({start, end: from, rule});
      break;
    }
  }
  return matches;
}

/**
 * Returns whether a word is the form itself, or the form at the start of a sentence. A word such as eCPM starts with a
 * lowercase letter there, too.
 */
const isForm = (found: string, form: string): boolean =>
  found === form || (/^\p{L}\p{Ll}/u.test(form) && found === form.slice(0, 1).toUpperCase() + form.slice(1));

function isExcused(rule: Rule, text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  // Only the letter case distinguishes it from an incorrect form, as in `eCPM` and `ECPM`.
  if (rule.accepted.some((form) => isForm(found, form))) return true;
  // A quoted word is a label in a third-party UI.
  if (/[«"]/.test(text[start - 1] ?? '') && /[»"]/.test(text[end] ?? '')) return true;
  return rule.unless.some((pattern) =>
    [...text.matchAll(pattern)].some(({index, 0: {length}}) => index <= start && index + length >= end),
  );
}

function readTerms(root: string): {terms: Term[]; faults: Fault[]} {
  try {
    return {terms: readGlossary(root), faults: []};
  } catch (error) {
    return {terms: [], faults: dataFaults(NAME, error)};
  }
}

export const check: TextCheck = {
  name: NAME,
  about:
    'words that the glossary (glossary/terms.json) rules out are not used, in any case or number; a word in its own quotes counts as a label',
  run(context) {
    const {terms, faults} = readTerms(context.root);
    const byLocale = {en: rulesOf(terms, 'en'), ru: rulesOf(terms, 'ru')};
    for (const {file, locale, origin, blocks} of proseOf(context)) {
      if (origin === 'guide') continue;
      for (const {text, lineAt} of blocks) {
        for (const {start, end, rule} of matchesOf(byLocale[locale], text)) {
          if (isExcused(rule, text, start, end)) continue;
          const shown = text.slice(start, end).replace(/\s+/g, ' ');
          const instead = rule.accepted
            .map((form) => (locale === 'ru' ? `«${form}»` : `"${form}"`))
            .join(' or ');
          faults.push({
            file,
            line: lineAt(start),
            check: NAME,
            message: `${locale === 'ru' ? `«${shown}»` : `"${shown}"`} is not the term for "${rule.term.en}"`,
            fix: `Write ${instead}.`,
          });
        }
      }
    }
    return faults;
  },
};
