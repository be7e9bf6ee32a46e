import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../support/temporaryFolder.ts';

import {fingerprinter, hashesOf} from './visitFingerprint.ts';
import {readMemory, remember} from './visitMemory.ts';

/** Returns a page with a script and a style, as written by a build with this hash of lazy scripts. */
const site = (
  hash: string,
  {script = 'run()', style = 'a{}', text = 'Hello', other = 'x', rest = 'test'} = {},
) => {
  const files: Record<string, string> = {
    'assets/js/main.11111111.js': `${script}; load("page.${hash}.js")`,
    [`assets/js/page.${hash}.js`]: 'page()',
    [`assets/js/other.${hash}.js`]: other,
    'ru/assets/css/styles.22222222.css': style,
  };
  const html = `<link href=/ru/assets/css/styles.22222222.css><script>["/assets/js/main.11111111.js","/assets/js/page.${hash}.js"]</script><p>${text}</p>`;
  return fingerprinter(Object.keys(files), (file) => files[file] ?? '', rest)(html);
};

describe('the fingerprint of a page', () => {
  const first = site('aaaaaaaa');

  it('is the same in a build with other pages', () => {
    expect(site('aaaaaaaa')).toBe(first);
    expect(site('bbbbbbbb')).toBe(first);
    expect(site('bbbbbbbb', {other: 'y'})).toBe(first);
  });

  it.each([
    ['text', {text: 'Hi'}],
    ['a script that it names', {script: 'walk()'}],
    ['a style that it names', {style: 'b{}'}],
    ['the test', {rest: 'another test'}],
  ])('is different when it differs in %s', (_, change) => {
    expect(site('aaaaaaaa', change)).not.toBe(first);
  });

  it('ignores only hashes of scripts and styles', () => {
    expect(
      hashesOf(['assets/js/a.0123abcd.js', 'assets/css/b.89abcdef.css', 'assets/img/c.00000000.png', 'd.js']),
    ).toEqual(new Set(['0123abcd', '89abcdef']));
  });
});

describe('the memory of visits', () => {
  const folder = temporaryFolder();
  let file: string;
  beforeEach(() => {
    file = path.join(folder.path, 'deep', 'visits.json');
  });

  it('remembers visits that passed and forgets those that failed', () => {
    expect(readMemory(file)).toEqual({});
    remember(
      new Map([
        ['/a', '1'],
        ['/b', '2'],
      ]),
      file,
    );
    remember(
      new Map([
        ['/b', undefined],
        ['/c', '3'],
      ]),
      file,
    );
    expect(readMemory(file)).toEqual({'/a': '1', '/c': '3'});
  });

  it('is empty if its file is damaged', () => {
    remember(new Map([['/a', '1']]), file);
    for (const text of ['{', 'null', '7']) {
      writeFileSync(file, text);
      expect(readMemory(file), text).toEqual({});
    }
    remember(new Map([['/a', '2']]), file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({'/a': '2'});
  });
});
