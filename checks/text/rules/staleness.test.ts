import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {temporaryRepository} from '../../../tests/support/temporaryRepository.ts';
import {check} from './staleness.ts';
import {loadPages} from '../loadPages.ts';

// The fault is in the history and not in the text, so the fixture is a repository that this test creates.

const ENGLISH = 'docs/android/testing.mdx';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs-android/current/testing.mdx';
const page = (text: string): string => `---\ntitle: Testing\n---\n\n${text}\n`;

const root = temporaryRepository();

function commit(message: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) root.write(file, page(text));
  root.commit(message, '2025-09-12');
}

beforeEach(() => {
  commit('Both', {[ENGLISH]: 'one', [RUSSIAN]: 'один'});
});

afterEach(() => {
  vi.restoreAllMocks();
});

// Git is started many times, which is slow on a busy machine.
describe('the staleness check', {timeout: 60_000}, () => {
  it('accepts pages that changed together', async () => {
    expect(await check.run(loadPages(root.path))).toEqual([]);
  });

  it('rejects a page that changed in English only', async () => {
    commit('English', {[ENGLISH]: 'two'});
    expect(await check.run(loadPages(root.path))).toMatchObject([
      {
        file: RUSSIAN,
        check: 'staleness',
        message: `the translation is behind: ${ENGLISH} changed on 12.09.2025`,
      },
    ]);
  });

  it('accepts a change that needs no translation', async () => {
    commit('Fix a typo [en-only]', {[ENGLISH]: 'two'});
    expect(await check.run(loadPages(root.path))).toEqual([]);
  });

  it("reports that it can't decide in a shallow clone", async () => {
    commit('English', {[ENGLISH]: 'two'});
    const clone = root.at('clone');
    root.git(['clone', '--quiet', '--depth=1', `file://${root.path}`, clone]);
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await check.run(loadPages(clone))).toEqual([]);
    expect(written).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('not known which translations are behind'),
    );
  });
});
