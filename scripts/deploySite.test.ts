import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {currentState, reasonToRefuse, writeStamp} from './checkStamp.mjs';
import {deploySite} from './deploySite.ts';
import {writeSettings} from './testPagesFolder.ts';

const SETTINGS = {SITE_URL: 'https://docs.example.com', PREVIEW: false};
const PASSED = {passed: 12, failed: 0, skipped: 1, everyPage: true};

let root: string;
let running: Map<string, string>;
let server: Server;
let site: string;

const git = (...parameters: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const commit = (): string => {
  git('add', '-A');
  git('commit', '-qm', 'x');
  return git('rev-parse', 'HEAD');
};

/**
 * Writes the output of a build: a site that reports its commit, with one new file and one that the previous build also
 * had.
 */
const makeBuild = (commit = git('rev-parse', 'HEAD')): void => {
  const releases = {android: '1.0.0', ios: '1.0.0', unity: '1.0.0'};
  write('build/version.json', JSON.stringify({commit, committed: null, releases}));
  write('build/assets.json', JSON.stringify(['assets/js/main.2.js', 'assets/js/same.0.js']));
  write('build/assets/js/main.2.js', 'new');
  write('build/assets/js/same.0.js', 'same');
  mkdirSync(path.join(root, 'build-test-pages'), {recursive: true});
  writeSettings(path.join(root, 'build'), SETTINGS);
};

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  git('init', '-q');
  write('.gitignore', 'build*/\ntest-results/\nuploaded.json\n');
  // Replaces the host's program, and records the files that it finds.
  write(
    'upload.mjs',
    `import {readdirSync, writeFileSync} from 'node:fs';
writeFileSync('uploaded.json', JSON.stringify(readdirSync('build-upload/assets/js').sort()));`,
  );
  commit();
  makeBuild();
  running = new Map([
    [
      '/assets.json',
      JSON.stringify(['assets/js/main.1.js', 'assets/js/same.0.js', 'ru/assets/fonts/a-b_c.woff2']),
    ],
    ['/assets/js/main.1.js', 'old'],
    ['/assets/js/same.0.js', 'another'],
    ['/ru/assets/fonts/a-b_c.woff2', 'font'],
  ]);
  server = createServer((request, response) => {
    const body = running.get(request.url ?? '');
    response.statusCode = body === undefined ? 404 : Number(/^\d{3}$/.exec(body)?.[0] ?? 200);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, {recursive: true, force: true});
});

const lines: string[] = [];
const deploy = (options: Partial<Parameters<typeof deploySite>[0]> = {}) => {
  lines.length = 0;
  return deploySite({
    root,
    site,
    settings: SETTINGS,
    upload: ['node', 'upload.mjs'],
    log: (line) => lines.push(line),
    ...options,
  });
};

describe('a deployment', () => {
  it('uploads a build that has passed, with the files of the running site', async () => {
    writeStamp(currentState(root), PASSED, root);
    await deploy();
    expect(JSON.parse(read('uploaded.json'))).toEqual(['main.1.js', 'main.2.js', 'same.0.js']);
    expect(read('build-upload/assets/js/main.1.js')).toBe('old');
    expect(read('build-upload/assets/js/same.0.js')).toBe('same');
    expect(read('build-upload/ru/assets/fonts/a-b_c.woff2')).toBe('font');
    // The list contains only files in the new build so that the next deployment drops the old ones.
    expect(read('build-upload/assets.json')).not.toContain('main.1.js');
    expect(lines).toEqual([`2 files of ${site} are kept.`, `${git('rev-parse', 'HEAD')} is deployed.`]);
  });

  it('uploads nothing in a dry run', async () => {
    writeStamp(currentState(root), PASSED, root);
    await deploy({upload: null});
    expect(existsSync(path.join(root, 'uploaded.json'))).toBe(false);
    expect(lines.at(-1)).toContain('is ready to deploy');
  });

  it('can be repeated, because the tested build is not changed', async () => {
    write('build-upload/assets/js/main.0.js', 'of an earlier deployment');
    writeStamp(currentState(root), PASSED, root);
    await deploy();
    expect(read('uploaded.json')).not.toContain('main.0.js');
    await deploy();
    expect(existsSync(path.join(root, 'build/assets/js/main.1.js'))).toBe(false);
  });

  it.each([
    ['the checks did not run', () => undefined, 'The checks did not finish'],
    ['a check failed', () => writeStamp(currentState(root), {...PASSED, failed: 1}, root), '1 checks failed'],
    ['nothing was checked', () => writeStamp(currentState(root), {...PASSED, passed: 0}, root), '0 passed'],
    [
      'the checks were of another commit',
      () => {
        writeStamp(currentState(root), PASSED, root);
        write('new.txt', 'x');
        commit();
      },
      'The checks ran on',
    ],
    [
      'files are in no commit',
      () => {
        writeStamp(currentState(root), PASSED, root);
        write('new.txt', 'x');
      },
      'uncommitted changes',
    ],
    [
      'files were in no commit while the checks ran',
      () => {
        write('new.txt', 'x');
        const before = currentState(root);
        rmSync(path.join(root, 'new.txt'));
        writeStamp(before, PASSED, root);
      },
      'Files changed while the checks ran',
    ],
    [
      'the commit changed while the checks ran',
      () => {
        const before = currentState(root);
        write('new.txt', 'x');
        commit();
        writeStamp({...before, commit: git('rev-parse', 'HEAD')}, PASSED, root);
        git('reset', '-q', '--hard', 'HEAD~1');
      },
      'The checks ran on',
    ],
    [
      'not every page was visited',
      () => writeStamp(currentState(root), {...PASSED, everyPage: false}, root),
      'npm test -- --all',
    ],
    [
      'a file of the build has changed since',
      () => {
        writeStamp(currentState(root), PASSED, root);
        write('build/assets/js/main.2.js', 'newer');
      },
      'The build has been changed',
    ],
    [
      'the build has a file more',
      () => {
        writeStamp(currentState(root), PASSED, root);
        write('build/more.txt', 'x');
      },
      'The build has been changed',
    ],
    [
      'the build is gone',
      () => {
        writeStamp(currentState(root), PASSED, root);
        rmSync(path.join(root, 'build'), {recursive: true});
      },
      'The build has been changed or removed',
    ],
    [
      'nothing was built',
      () => {
        rmSync(path.join(root, 'build'), {recursive: true});
        writeStamp(currentState(root), PASSED, root);
      },
      'The build has been changed or removed',
    ],
    [
      'the build is of another commit',
      () => {
        makeBuild('0'.repeat(40));
        writeStamp(currentState(root), PASSED, root);
      },
      'The build was made from 0000',
    ],
    [
      'the build holds pages of the tests',
      () => {
        write('build/test-pages/crash.html', 'x');
        writeStamp(currentState(root), PASSED, root);
      },
      'contains the pages for browser tests',
    ],
    [
      'the build was made with other settings',
      () => {
        writeSettings(path.join(root, 'build'), {
          ...SETTINGS,
          SITE_URL: 'https://example.com',
          BASE_URL: '/',
        });
        writeStamp(currentState(root), PASSED, root);
      },
      'differ from the environment: SITE_URL, BASE_URL.',
    ],
    [
      'nobody knows the settings of the build',
      () => {
        rmSync(path.join(root, 'build-test-pages'), {recursive: true});
        writeStamp(currentState(root), PASSED, root);
      },
      'settings.json is missing',
    ],
  ])('is rejected when %s', async (_, prepare, reason) => {
    prepare();
    await expect(deploy()).rejects.toThrow(reason);
    expect(existsSync(path.join(root, 'build-upload'))).toBe(false);
    expect(existsSync(path.join(root, 'uploaded.json'))).toBe(false);
  });

  it('is rejected outside a git repository', () => {
    rmSync(path.join(root, '.git'), {recursive: true});
    expect(reasonToRefuse(root)).toContain('not a git repository');
  });

  it('uploads nothing if the running site is unreachable', async () => {
    writeStamp(currentState(root), PASSED, root);
    await expect(deploy({site: 'http://127.0.0.1:1/'})).rejects.toThrow('fetch failed');
    expect(existsSync(path.join(root, 'uploaded.json'))).toBe(false);
  });

  it('continues without the running site if an option is set, and before the first deployment', async () => {
    writeStamp(currentState(root), PASSED, root);
    await deploy({site: 'http://127.0.0.1:1/', withoutPrevious: true});
    expect(JSON.parse(read('uploaded.json'))).toEqual(['main.2.js', 'same.0.js']);
    running.clear();
    await deploy();
    expect(lines[0]).toContain('has no list of files yet');
  });

  it('fails if the upload fails', async () => {
    writeStamp(currentState(root), PASSED, root);
    await expect(deploy({upload: ['node', '-e', 'process.exit(1)']})).rejects.toThrow('The upload failed');
  });
});
