import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readStoreRules, STORE_RULES_FILE} from '../../../src/features/upgradePlan/storeRules.ts';
import {DataError} from '../../../src/site/readData.ts';
import type {Fault, TextCheck} from '../types.ts';

const name = 'storeRules';

const englishDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));

/** Compares the store rules with the pages that state them. */
export const check: TextCheck = {
  name,
  about: 'Each rule of changelogs/store-rules.json links to a page that states its date.',
  run({root, pages}) {
    if (!existsSync(path.join(root, STORE_RULES_FILE))) return [];
    const fault = (message: string, fix: string): Fault => ({
      file: STORE_RULES_FILE,
      check: name,
      message,
      fix,
    });
    try {
      return readStoreRules(root).flatMap(({id, date, page: address}): Fault[] => {
        const [route, hash] = address.split('#');
        const page = pages.find((each) => each.locale === 'en' && !each.partial && each.route === route);
        const text = page && readFileSync(path.join(root, page.file), 'utf8');
        if (text === undefined) return [fault(`${id}: there is no page ${route}`, 'Correct the path.')];
        if (hash !== undefined && !text.includes(`{#${hash}}`)) {
          return [fault(`${id}: ${route} has no heading #${hash}`, 'Correct the path.')];
        }
        const day = englishDate(date);
        return text.includes(day)
          ? []
          : [fault(`${id}: ${route} doesn't contain ${day}`, 'Correct the date or the page.')];
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return [fault(error.message, 'Correct the field.')];
    }
  },
};
