import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';

import {loadBuild} from '../lib/loadBuild.ts';
import {growth, readBudgets, weightCheck, type Budgets} from './weight.ts';

const good = fileURLToPath(new URL('../fixtures/good', import.meta.url));
const folder = temporaryFolder();

beforeEach(() => {
  cpSync(good, folder.path, {recursive: true});
});

const budgets = (pages: Budgets['pages']): Budgets => ({
  about: '',
  pages,
  docs: {},
  firstSearch: 1,
  entryModules: {},
});
const faultsOf = (limits: Budgets) => weightCheck(() => limits).run(loadBuild(folder.path));

describe('budgets', () => {
  it.each([
    ['html', {html: 0.1}, /^html: 0\.\d kB, more than 0\.1\.$/],
    ['styles', {styles: 0.001}, /^styles: \S+ kB, more than 0\.001\.$/],
    ['requests', {requests: 1}, /^requests: [2-9] files, more than 1\.$/],
  ])('are kept: %s', (_name, limits, message) => {
    const faults = faultsOf(budgets({'android/banner.html': limits}));
    expect(faults.map(({file}) => file)).toEqual(['android/banner.html', 'ru/android/banner.html']);
    expect(faults[0]?.message).toMatch(message);
  });

  it('of a page override those of all pages', () => {
    expect(
      faultsOf(budgets({'*': {html: 0.1}, 'android/banner.html': {html: 9}})).map(({file}) => file),
    ).not.toContain('android/banner.html');
  });

  it('apply to docs only', () => {
    const file = folder.at('android/banner.html');
    const html = readFileSync(file, 'utf8');
    const heavy = () => faultsOf({...budgets({}), docs: {html: 0.1}}).map((fault) => fault.file);
    expect(heavy()).not.toContain('android/banner.html');
    writeFileSync(file, html.replace('</body>', '<div class="theme-doc-markdown"></div></body>'));
    expect(heavy()).toContain('android/banner.html');
    expect(heavy()).not.toContain('index.html');
  });

  it('apply to scripts, and the largest ones are listed', () => {
    folder.write('assets/entry.js', 'x'.repeat(10_000) + Math.E);
    const [fault] = faultsOf(budgets({'*': {scripts: 0.01}}));
    expect(fault?.message).toContain('Largest: assets/entry.js');
  });

  it('apply to the first search', () => {
    cpSync(folder.at('assets/banner.png'), folder.at('search-index/index.json'));
    expect(faultsOf({...budgets({}), firstSearch: 0.00001})[0]?.message).toContain('first search');
    expect(faultsOf(budgets({}))).toEqual([]);
  });

  it('report their errors when they are read', () => {
    const file = folder.at('budgets.json');
    writeFileSync(file, '{"about": "", "pages": {"*": {"htm": 1}}, "firstSearch": 1, "entryModules": {}}');
    expect(() => readBudgets(folder.path, 'budgets.json')).toThrow(/budgets\.json: [\s\S]*htm/);
  });
});

describe('growth of the entry', () => {
  it('lists what grew, with the largest growth first', () => {
    expect(growth({a: 10, b: 500, c: 7}, {a: 9, c: 7})).toBe(
      'Grown since the limit was set: b +500 bytes of source, a +1 bytes of source.',
    );
    expect(growth({a: 1}, {a: 1})).toBe('No module is larger than when the limit was set.');
  });
});
