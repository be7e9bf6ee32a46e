import * as z from 'zod';

import {readData} from '../../site/readData.ts';
import type {Locale} from '../../site/locales.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

export const STORE_RULES_FILE = 'changelogs/store-rules.json';

const text = z.string().regex(/^\S.*\.$/, {error: 'must be a sentence'});

const schema = z.strictObject({
  about: z.record(z.string(), z.string()),
  rules: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, {error: 'must consist of a to z, digits, and hyphens'}),
      /** Date on which the rule took effect. */
      date: z.iso.date({error: 'must be a day, yyyy-mm-dd'}),
      platforms: z.array(z.enum(PLATFORMS)).min(1),
      /** Page and heading that state the rule and its date. */
      page: z.string().regex(/^\/[\w/-]+(?:#[\w-]+)?$/, {error: 'must be the path of a page'}),
      text: z.strictObject({en: text, ru: text}),
    }),
  ),
});

/** All rules, in both languages. */
export type StoreRules = z.infer<typeof schema>['rules'];

/** A rule in the language of the page. */
export interface StoreRule {
  id: string;
  date: string;
  page: string;
  text: string;
}

/**
 * Reads and validates the rules.
 * @throws DataError that names each invalid field.
 */
export function readStoreRules(root: string): StoreRules {
  return readData(root, STORE_RULES_FILE, schema, {nameField: 'id'}).rules;
}

/** Returns the rules of a platform in one language, oldest first. */
export function storeRulesFor(rules: StoreRules, platform: Platform, locale: Locale): StoreRule[] {
  return rules
    .filter(({platforms}) => platforms.includes(platform))
    .map(({id, date, page, text: texts}) => ({id, date, page, text: texts[locale]}))
    .toSorted((a, b) => a.date.localeCompare(b.date, 'en'));
}
