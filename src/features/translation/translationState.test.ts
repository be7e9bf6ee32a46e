import {rmSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {temporaryRepository} from '../../../tests/support/temporaryRepository.ts';

import {englishTwin, isUntranslated, russianTwin, untranslatedRoutes} from '../../site/pageFiles.ts';
import {parseLog} from './parseLog.ts';
import {readTranslationStates, type TranslationState} from './translationState.ts';

const ENGLISH = 'docs/android/get-started.mdx';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs-android/current/get-started.mdx';

const root = temporaryRepository();
const {write} = root;

function stateOf(file: string, folder = root.path): TranslationState | undefined {
  return readTranslationStates(folder).states.get(file);
}

// Git is started many times, which is slow on a busy machine.
describe('readTranslationStates', {timeout: 60_000}, () => {
  it('reports a page as current if it was written with its translation', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    root.commit('Both');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('reports a page as behind if the English page changed later, with the date of the newest change', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    root.commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    root.commit('English', '2025-08-15');
    write(ENGLISH, 'three');
    root.commit('English again', '2025-09-12');
    expect(stateOf(ENGLISH)).toEqual({state: 'behind', date: '2025-09-12'});
  });

  it('orders commits of the same second', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    root.commit('Both');
    write(ENGLISH, 'two');
    root.commit('English in the same second');
    expect(stateOf(ENGLISH)).toEqual({state: 'behind', date: '2025-09-01'});
  });

  it('reports a page as current again after the translation is updated', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    root.commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    root.commit('English', '2025-08-02');
    write(RUSSIAN, 'два');
    root.commit('Russian', '2025-08-03');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('ignores commits that need no translation, regardless of where the marker is in the message', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    root.commit('Both', '2025-08-01');
    write(ENGLISH, 'on');
    root.commit('Fix a typo\n\nNothing to translate. [en-only]', '2025-08-02');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('returns the date of the last relevant change, not of one that needs no translation', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    root.commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    root.commit('English', '2025-08-02');
    write(ENGLISH, 'too');
    root.commit('[en-only] Spelling', '2025-08-03');
    expect(stateOf(ENGLISH)).toEqual({state: 'behind', date: '2025-08-02'});
  });

  it('tracks posts like pages', () => {
    const english = 'blog/2030-01-02-release.mdx';
    write(english, 'one');
    expect(stateOf(english)).toEqual({state: 'missing'});
  });

  it('reports a post as behind if the English post changed later', () => {
    const english = 'blog/2030-01-02-release.mdx';
    write(english, 'one');
    write('i18n/ru/docusaurus-plugin-content-blog/2030-01-02-release.mdx', 'один');
    root.commit('Both', '2025-08-01');
    write(english, 'two');
    root.commit('English', '2025-08-15');
    expect(stateOf(english)).toEqual({state: 'behind', date: '2025-08-15'});
  });

  it('reports a page without a Russian file, with and without history', () => {
    write(ENGLISH, 'one');
    expect(stateOf(ENGLISH)).toEqual({state: 'missing'});
  });

  it('treats an uncommitted Russian page as current', () => {
    write(ENGLISH, 'one');
    root.commit('English');
    write(RUSSIAN, 'один');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('reads file names with non-ASCII letters', () => {
    write('docs/android/überblick.mdx', 'one');
    write('i18n/ru/docusaurus-plugin-content-docs-android/current/überblick.mdx', 'один');
    root.commit('Both', '2025-08-01');
    write('docs/android/überblick.mdx', 'two');
    root.commit('English', '2025-08-02');
    expect(stateOf('docs/android/überblick.mdx')).toEqual({state: 'behind', date: '2025-08-02'});
  });

  it('works in a subfolder of a repository', () => {
    write(`site/${ENGLISH}`, 'one');
    write(`site/${RUSSIAN}`, 'один');
    root.commit('Both', '2025-08-01');
    write(`site/${ENGLISH}`, 'two');
    root.commit('English', '2025-08-02');
    expect(stateOf(ENGLISH, root.at('site'))).toEqual({state: 'behind', date: '2025-08-02'});
  });

  it('does not guess in a shallow clone', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    root.commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    root.commit('English', '2025-08-02');
    const clone = root.at('clone');
    root.git(['clone', '--quiet', '--depth=1', `file://${root.path}`, clone]);
    const {shallow, states} = readTranslationStates(clone);
    expect(shallow).toBe(true);
    expect(states.get(ENGLISH)).toEqual({state: 'unknown'});
  });

  it('does not guess before the first commit', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    expect(readTranslationStates(root.path)).toEqual({
      shallow: true,
      states: new Map([[ENGLISH, {state: 'unknown'}]]),
    });
  });

  it('does not guess outside a git repository', () => {
    rmSync(root.at('.git'), {recursive: true});
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    // This test is valid only if the temporary folder isn't inside a repository.
    expect(readTranslationStates(root.path).shallow).toBe(true);
  });
});

describe('parseLog', () => {
  it("isn't misled by control words inside a message", () => {
    const log = '\u00012025-09-02\u0002Subject\n\ndocs/android/a.mdx\u0002\n\ndocs/android/b.mdx\n';
    expect([...parseLog(log)]).toEqual([['docs/android/b.mdx', {date: '2025-09-02', order: 0}]]);
  });

  it('reads an empty log', () => {
    expect(parseLog('').size).toBe(0);
  });
});

describe('page files', () => {
  it('finds the translation in either direction', () => {
    expect(russianTwin(ENGLISH)).toBe(RUSSIAN);
    expect(englishTwin(RUSSIAN)).toBe(ENGLISH);
    expect(englishTwin(ENGLISH)).toBe(ENGLISH);
    expect(englishTwin('src/pages/index.tsx')).toBeUndefined();
    expect(russianTwin('README.md')).toBeUndefined();
  });

  it('recognizes posts', () => {
    const english = 'blog/2030-01-02-release.mdx';
    const russian = 'i18n/ru/docusaurus-plugin-content-blog/2030-01-02-release.mdx';
    expect(russianTwin(english)).toBe(russian);
    expect(englishTwin(russian)).toBe(english);
    expect(englishTwin(english)).toBe(english);
    expect(russianTwin('blog/tags.yml')).toBeUndefined();
    write(english, 'one');
    expect(untranslatedRoutes(root.path)).toEqual(['/news/release']);
  });

  it('lists the URLs of pages without a Russian translation', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    write('docs/android/index.mdx', 'one');
    write('docs/android/_shared.mdx', 'shared');
    write('docs/android/advanced/advanced.mdx', 'one');
    write('docs/android/advanced/testing.mdx', 'one');
    write('docs/android/named.mdx', "---\ntitle: Named\nslug: 'other-name'\n---\n");
    expect(untranslatedRoutes(root.path).sort()).toEqual([
      '/android',
      '/android/advanced',
      '/android/advanced/testing',
      '/android/other-name',
    ]);
  });

  it('finds a page by its URL in any language', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    write('docs/android/testing.mdx', 'one');
    const options = {root: root.path, baseUrl: '/help/'};
    expect(isUntranslated('https://example.com/help/ru/android/testing', options)).toBe(true);
    expect(isUntranslated('/help/android/testing/', options)).toBe(true);
    expect(isUntranslated('https://example.com/help/ru/android/get-started', options)).toBe(false);
    expect(isUntranslated('/help/rules', options)).toBe(false);
  });
});
