import {patternSource} from '../../../src/features/glossary/patternSource.ts';
import type {ForbiddenWords, Term} from '../../../src/features/glossary/glossarySchema.ts';
import {readGlossary} from '../../../src/features/glossary/readGlossary.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import {proseOf} from '../lib/prose.ts';
import type {Fault, Locale, TextCheck} from '../types.ts';

const NAME = 'terms';

interface Rule {
  whole: RegExp;
  unless: RegExp[];
  accepted: string[];
  term: Term;
}

function rulesOf(terms: Term[], locale: Locale): {any: RegExp; rules: Rule[]} | null {
  const patterns: string[] = [];
  const rules: Rule[] = [];
  for (const term of terms) {
    for (const {text, unless = []} of (term.forbidden?.[locale] ?? []) as ForbiddenWords[]) {
      patterns.push(patternSource(text));
      rules.push({
        whole: new RegExp(`^(?:${patternSource(text)})$`, 'iu'),
        unless: unless.map((pattern) => new RegExp(patternSource(pattern), 'giu')),
        accepted: [term[locale], ...(term.also?.[locale] ?? [])],
        term,
      });
    }
  }
  return patterns.length === 0 ? null : {any: new RegExp(patterns.join('|'), 'giu'), rules};
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
      const compiled = byLocale[locale];
      if (compiled === null || origin === 'guide') continue;
      for (const {text, lineAt} of blocks) {
        for (const match of text.matchAll(compiled.any)) {
          const {index, 0: found} = match;
          const rule = compiled.rules.find(({whole}) => whole.test(found));
          if (rule === undefined || isExcused(rule, text, index, index + found.length)) continue;
          const shown = found.replace(/\s+/g, ' ');
          const instead = rule.accepted
            .map((form) => (locale === 'ru' ? `«${form}»` : `"${form}"`))
            .join(' or ');
          faults.push({
            file,
            line: lineAt(index),
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
