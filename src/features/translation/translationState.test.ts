import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {englishTwin, isUntranslated, russianTwin, untranslatedRoutes} from '../../site/pageFiles.ts';
import {parseLog} from './parseLog.ts';
import {readTranslationStates, type TranslationState} from './translationState.ts';

const ENGLISH = 'docs/android/get-started.mdx';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs-android/current/get-started.mdx';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

function git(folder: string, ...parameters: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], {
    cwd: folder,
    stdio: 'ignore',
    // The machine's own settings (signing, hooks) must not matter.
    env: {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null'},
  });
}

/** Commits all changes on a given day. */
function commit(message: string, day = '2025-09-01'): void {
  git(root, 'add', '--all');
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', message],
    {
      cwd: root,
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
        GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      },
    },
  );
}

function stateOf(file: string, folder = root): TranslationState | undefined {
  return readTranslationStates(folder).states.get(file);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translation-state-'));
  git(root, 'init', '--quiet', '--initial-branch=main');
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

// Git is started many times, which is slow on a busy machine.
describe('readTranslationStates', {timeout: 60_000}, () => {
  it('reports a page as current if it was written with its translation', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    commit('Both');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('reports a page as behind if the English page changed later, with the date of the newest change', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    commit('English', '2025-08-15');
    write(ENGLISH, 'three');
    commit('English again', '2025-09-12');
    expect(stateOf(ENGLISH)).toEqual({state: 'behind', date: '2025-09-12'});
  });

  it('orders commits of the same second', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    commit('Both');
    write(ENGLISH, 'two');
    commit('English in the same second');
    expect(stateOf(ENGLISH)).toEqual({state: 'behind', date: '2025-09-01'});
  });

  it('reports a page as current again after the translation is updated', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    commit('English', '2025-08-02');
    write(RUSSIAN, 'два');
    commit('Russian', '2025-08-03');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('ignores commits that need no translation, regardless of where the marker is in the message', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    commit('Both', '2025-08-01');
    write(ENGLISH, 'on');
    commit('Mend a typo\n\nNothing to translate. [en-only]', '2025-08-02');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('returns the date of the last relevant change, not of one that needs no translation', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    commit('English', '2025-08-02');
    write(ENGLISH, 'too');
    commit('[en-only] Spelling', '2025-08-03');
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
    commit('Both', '2025-08-01');
    write(english, 'two');
    commit('English', '2025-08-15');
    expect(stateOf(english)).toEqual({state: 'behind', date: '2025-08-15'});
  });

  it('reports a page without a Russian file, with and without history', () => {
    write(ENGLISH, 'one');
    expect(stateOf(ENGLISH)).toEqual({state: 'missing'});
  });

  it('treats an uncommitted Russian page as current', () => {
    write(ENGLISH, 'one');
    commit('English');
    write(RUSSIAN, 'один');
    expect(stateOf(ENGLISH)).toEqual({state: 'current'});
  });

  it('reads file names with non-ASCII letters', () => {
    write('docs/android/überblick.mdx', 'one');
    write('i18n/ru/docusaurus-plugin-content-docs-android/current/überblick.mdx', 'один');
    commit('Both', '2025-08-01');
    write('docs/android/überblick.mdx', 'two');
    commit('English', '2025-08-02');
    expect(stateOf('docs/android/überblick.mdx')).toEqual({state: 'behind', date: '2025-08-02'});
  });

  it('works in a subfolder of a repository', () => {
    write(`site/${ENGLISH}`, 'one');
    write(`site/${RUSSIAN}`, 'один');
    commit('Both', '2025-08-01');
    write(`site/${ENGLISH}`, 'two');
    commit('English', '2025-08-02');
    expect(stateOf(ENGLISH, path.join(root, 'site'))).toEqual({state: 'behind', date: '2025-08-02'});
  });

  it('does not guess in a shallow clone', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    commit('Both', '2025-08-01');
    write(ENGLISH, 'two');
    commit('English', '2025-08-02');
    const clone = path.join(root, 'clone');
    git(root, 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
    const {shallow, states} = readTranslationStates(clone);
    expect(shallow).toBe(true);
    expect(states.get(ENGLISH)).toEqual({state: 'unknown'});
  });

  it('does not guess before the first commit', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    expect(readTranslationStates(root)).toEqual({
      shallow: true,
      states: new Map([[ENGLISH, {state: 'unknown'}]]),
    });
  });

  it('does not guess outside a git repository', () => {
    rmSync(path.join(root, '.git'), {recursive: true});
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    // This test is valid only if the temporary folder isn't inside a repository.
    expect(readTranslationStates(root).shallow).toBe(true);
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
    expect(untranslatedRoutes(root)).toEqual(['/news/release']);
  });

  it('lists the URLs of pages without a Russian translation', () => {
    write(ENGLISH, 'one');
    write(RUSSIAN, 'один');
    write('docs/android/index.mdx', 'one');
    write('docs/android/_shared.mdx', 'shared');
    write('docs/android/advanced/advanced.mdx', 'one');
    write('docs/android/advanced/testing.mdx', 'one');
    write('docs/android/named.mdx', "---\ntitle: Named\nslug: 'other-name'\n---\n");
    expect(untranslatedRoutes(root).sort()).toEqual([
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
    const options = {root, baseUrl: '/help/'};
    expect(isUntranslated('https://example.com/help/ru/android/testing', options)).toBe(true);
    expect(isUntranslated('/help/android/testing/', options)).toBe(true);
    expect(isUntranslated('https://example.com/help/ru/android/get-started', options)).toBe(false);
    expect(isUntranslated('/help/rules', options)).toBe(false);
  });
});
