import {readReaderQueries, type ReaderQueries} from '../../../src/features/search/readerQueries.ts';
import {subjectOf} from '../../../src/features/search/subjects.ts';
import {dataFaults} from '../lib/dataFaults.ts';
import type {Fault, TextCheck} from '../types.ts';

const NAME = 'readerQueries';

export const check: TextCheck = {
  name: NAME,
  about: 'the queries in questions/queries/ lead to pages that exist, and each subject has one entry',
  run: ({root, pages}) => {
    let entries: ReaderQueries[];
    try {
      entries = readReaderQueries(root);
    } catch (error) {
      return dataFaults(NAME, error);
    }
    const subjects = new Set(pages.filter(({partial}) => !partial).map(({route}) => subjectOf(route)));
    const files = new Map<string, string>();
    return entries.flatMap(({subject, file}): Fault[] => {
      const other = files.get(subject);
      files.set(subject, file);
      if (!subjects.has(subject)) {
        const fix = 'Correct the path, or remove the entry. A platform in a path is written as *.';
        return [{file, check: NAME, message: `${subject}: there is no such page`, fix}];
      }
      if (other === undefined) return [];
      const message = `${subject}: there is another entry in ${other}`;
      return [{file, check: NAME, message, fix: 'Merge the entries.'}];
    });
  },
};
