import {existsSync, mkdirSync, rmSync} from 'node:fs';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {temporaryRepository} from '../tests/support/temporaryRepository.ts';
import {cleanCommit, writeStamp} from './checkStamp.mjs';
import {deploySite} from './deploySite.ts';
import {writeSettings} from './testPagesFolder.ts';

const SETTINGS = {SITE_URL: 'https://docs.example.com', PREVIEW: false};

const folder = temporaryRepository();
const {at} = folder;
/** Records that the tests passed. */
const pass = (): void => writeStamp(cleanCommit(folder.path), folder.path);

beforeEach(() => {
  folder.write('.gitignore', 'build*/\ntest-results/\nuploaded.json\n');
  // Replaces the host's program, and records the files that it finds.
  folder.write(
    'upload.mjs',
    `import {readdirSync, writeFileSync} from 'node:fs';
writeFileSync('uploaded.json', JSON.stringify(readdirSync('build-upload/assets/js').sort()));`,
  );
  folder.commit('x');
  folder.write('build/assets/js/main.2.js', 'new');
  mkdirSync(at('build-test-pages'));
  writeSettings(at('build'), SETTINGS);
  vi.stubGlobal('fetch', (url: URL) =>
    Promise.resolve(new Response(url.pathname === '/assets.json' ? '["assets/js/main.1.js"]' : 'old')),
  );
  return () => vi.unstubAllGlobals();
});

const lines: string[] = [];
const deploy = (options: Partial<Parameters<typeof deploySite>[0]> = {}) => {
  lines.length = 0;
  return deploySite({
    root: folder.path,
    site: 'https://docs.example.com/',
    settings: SETTINGS,
    upload: ['node', 'upload.mjs'],
    log: (line) => lines.push(line),
    ...options,
  });
};

describe('a deployment', () => {
  it('uploads the build that has passed, with the files of the running site, without changing it', async () => {
    folder.write('build-upload/assets/js/main.0.js', 'of an earlier deployment');
    pass();
    for (const time of ['first', 'second']) {
      await deploy();
      expect(JSON.parse(folder.read('uploaded.json')), time).toEqual(['main.1.js', 'main.2.js']);
      expect(lines).toEqual([
        '1 files of https://docs.example.com/ are kept.',
        `${folder.git(['rev-parse', 'HEAD'])} is deployed.`,
      ]);
    }
  });

  it('uploads nothing in a dry run', async () => {
    pass();
    await deploy({upload: null});
    expect(existsSync(at('uploaded.json'))).toBe(false);
    expect(lines.at(-1)).toContain('is ready to deploy');
  });

  it.each([
    ['nothing was recorded', () => undefined, 'is not one that'],
    [
      'the checks were of another commit',
      () => {
        pass();
        folder.write('new.txt', 'x');
        folder.commit('x');
      },
      'is not one that',
    ],
    [
      'files are in no commit',
      () => {
        pass();
        folder.write('new.txt', 'x');
      },
      'is not one that',
    ],
    [
      'files were in no commit while the checks ran',
      () => {
        folder.write('new.txt', 'x');
        const before = cleanCommit(folder.path);
        rmSync(at('new.txt'));
        writeStamp(before, folder.path);
      },
      'is not one that',
    ],
    [
      'the record is damaged',
      () => {
        pass();
        folder.write('test-results/checks.json', '{"commit":');
      },
      'is not one that',
    ],
    [
      'a file of the build has changed since',
      () => {
        pass();
        folder.write('build/assets/js/main.2.js', 'newer');
      },
      'is not one that',
    ],
    [
      'the build has a file more',
      () => {
        pass();
        folder.write('build/more.txt', 'x');
      },
      'is not one that',
    ],
    [
      'the build is gone',
      () => {
        pass();
        rmSync(at('build'), {recursive: true});
      },
      'is not one that',
    ],
    [
      'there is no repository',
      () => {
        pass();
        rmSync(at('.git'), {recursive: true});
      },
      'is not one that',
    ],
    [
      'the build was made with other settings',
      () => {
        writeSettings(at('build'), {...SETTINGS, SITE_URL: 'https://example.com', BASE_URL: '/'});
        pass();
      },
      'differ from the environment: SITE_URL, BASE_URL.',
    ],
    [
      'the settings of the build are unknown',
      () => {
        rmSync(at('build-test-pages'), {recursive: true});
        pass();
      },
      'settings.json is missing',
    ],
  ])('is rejected when %s', async (_, prepare, reason) => {
    prepare();
    await expect(deploy()).rejects.toThrow(reason);
    expect(existsSync(at('build-upload'))).toBe(false);
    expect(existsSync(at('uploaded.json'))).toBe(false);
  });

  it('uploads nothing if the running site is unreachable, unless an option is set', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('fetch failed')));
    pass();
    await expect(deploy()).rejects.toThrow('fetch failed');
    expect(existsSync(at('uploaded.json'))).toBe(false);
    await deploy({withoutPrevious: true});
    expect(JSON.parse(folder.read('uploaded.json'))).toEqual(['main.2.js']);
  });

  it('fails if the upload fails', async () => {
    pass();
    await expect(deploy({upload: ['node', '-e', 'process.exit(1)']})).rejects.toThrow('The upload failed');
  });
});
