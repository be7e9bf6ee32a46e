import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';
import {PLATFORMS} from '../../site/sections.ts';
import {loadReleaseTexts} from './loadReleaseTexts.ts';

describe('invalid data stops the loader, which reports the file, version, and field', () => {
  const root = temporaryFolder();
  beforeEach(() => {
    for (const platform of PLATFORMS) root.write(`changelogs/${platform}.json`, '[]');
  });

  it.each([
    ['{"A": ""}', '[]', 'changelogs/ru/ios.json: A "": must not be empty'],
    ['{"A": "English"}', '[]', 'changelogs/ru/ios.json: A "English": must be Russian'],
    ['{"[iOS] A": "Да"}', '[]', 'changelogs/ru/ios.json: [iOS] A: must be written without its tag'],
    [
      '{}',
      '[{"match": "(", "ru": "Да"}]',
      'changelogs/ru/patterns.json: (: match "(": must be a regular expression',
    ],
    ['{}', '[{"match": "A (?<b>.+)", "ru": "Да"}]', 'patterns.json: A (?<b>.+): ru "Да": must contain {b}'],
    ['{}', '[{"match": "A", "ru": "Да {b}"}]', 'patterns.json: A: ru "Да {b}": {b} must be a group'],
  ])('Russian texts %s and %s', (lines, patterns, message) => {
    for (const platform of PLATFORMS) root.write(`changelogs/ru/${platform}.json`, '{}');
    root.write('changelogs/ru/ios.json', lines);
    root.write('changelogs/ru/patterns.json', patterns);
    expect(() => loadReleaseTexts(root.path)).toThrow(message);
  });
});
