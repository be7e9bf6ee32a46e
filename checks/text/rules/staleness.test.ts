import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {check} from './staleness.ts';
import {loadPages} from '../loadPages.ts';

// The fault is in the history and not in the text, so the fixture is a repository that this test creates.

const ENGLISH = 'docs/android/testing.mdx';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs-android/current/testing.mdx';
const page = (text: string): string => `---\ntitle: Testing\n---\n\n${text}\n`;

let root: string;

function git(folder: string, ...parameters: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...parameters], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_DATE: '2025-09-12T12:00:00Z',
      GIT_COMMITTER_DATE: '2025-09-12T12:00:00Z',
    },
  });
}

function commit(message: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), page(text));
  }
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', message);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'staleness-'));
  git(root, 'init', '--quiet', '--initial-branch=main');
  commit('Both', {[ENGLISH]: 'one', [RUSSIAN]: 'один'});
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true, force: true});
});

// Git is started many times, which is slow on a busy machine.
describe('the staleness check', {timeout: 60_000}, () => {
  it('accepts pages that changed together', async () => {
    expect(await check.run(loadPages(root))).toEqual([]);
  });

  it('rejects a page that changed in English only', async () => {
    commit('English', {[ENGLISH]: 'two'});
    expect(await check.run(loadPages(root))).toMatchObject([
      {
        file: RUSSIAN,
        check: 'staleness',
        message: `the translation is behind: ${ENGLISH} changed on 12.09.2025`,
      },
    ]);
  });

  it('accepts a change that needs no translation', async () => {
    commit('Mend a typo [en-only]', {[ENGLISH]: 'two'});
    expect(await check.run(loadPages(root))).toEqual([]);
  });

  it("reports that it can't decide in a shallow clone", async () => {
    commit('English', {[ENGLISH]: 'two'});
    const clone = path.join(root, 'clone');
    git(root, 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await check.run(loadPages(clone))).toEqual([]);
    expect(written).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('not known which translations are behind'),
    );
  });
});
