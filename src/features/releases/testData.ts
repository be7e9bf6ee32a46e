import {changelogEntry} from './changelogEntry.ts';
import {type RELEASE_LISTS} from './releaseLine.ts';

export const NOW = new Date('2025-10-01T12:00:00Z');

export const entry = (
  name: string,
  notes: Partial<Record<(typeof RELEASE_LISTS)[number], string[]>> = {},
  date = '2025-01-01',
) => changelogEntry({name, date, ...notes}, null);

export const RELEASES = [
  {name: '3.3.0-alpha.1', date: '2025-02-01'},
  {name: '3.2.1', date: '2025-01-10'},
  {name: '3.2.0', date: '2024-08-31'},
  {name: '3.1.0', date: '2024-06-02'},
  {name: '3.1.0-beta.1', date: '2024-05-02'},
  {name: '3.0.0.2-beta.1', date: null},
  {name: '3.0.0', date: 'May 30, 2024'},
  {name: '2.11.0.3', date: '2022-03-18'},
  {name: '2.0.0', date: null},
];
export const POLICY = {supportStart: '2024-05-31', monthsAfterNextLine: null};
