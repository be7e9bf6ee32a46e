import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {PLATFORMS} from '../../site/sections.ts';
import {loadReleaseTexts} from './loadReleaseTexts.ts';

describe('invalid data stops the loader, which reports the file, version, and field', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'changelogs-'));
    mkdirSync(path.join(root, 'changelogs'));
    for (const platform of PLATFORMS) writeFileSync(path.join(root, `changelogs/${platform}.json`), '[]');
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
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
    mkdirSync(path.join(root, 'changelogs/ru'));
    for (const platform of PLATFORMS) writeFileSync(path.join(root, `changelogs/ru/${platform}.json`), '{}');
    writeFileSync(path.join(root, 'changelogs/ru/ios.json'), lines);
    writeFileSync(path.join(root, 'changelogs/ru/patterns.json'), patterns);
    expect(() => loadReleaseTexts(root)).toThrow(message);
  });
});
