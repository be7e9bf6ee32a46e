import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {keepPreviousAssets} from './previousAssets.ts';
import {writeSettings} from './testPagesFolder.ts';

const SETTINGS = {SITE_URL: 'https://docs.example.com', PREVIEW: false};

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

describe('files of the running site', () => {
  it.each([
    'assets/../../evil.js',
    '/etc/passwd',
    'assets/js/',
    'assets/.hidden',
    'index.html',
    '../assets/a.js',
    'assets//a.js',
    'assets/a b.js',
  ])('are not taken from %s', async (file) => {
    running.set('/assets.json', JSON.stringify([file]));
    await expect(keepPreviousAssets(site, path.join(root, 'kept'))).rejects.toThrow('is not a list of files');
  });

  it('are written only before a failure is reported, never after it', async () => {
    const files = Array.from({length: 20}, (_, index) => `assets/js/${index}.js`);
    let written = 0;
    const load = vi.fn(async (address: string | URL | Request) => {
      const {pathname} = new URL(address as URL);
      if (pathname === '/assets.json') return new Response(JSON.stringify(files));
      if (pathname === '/assets/js/19.js') return new Response('', {status: 500});
      await new Promise((resolve) => setTimeout(resolve, 20));
      written += 1;
      return new Response('x');
    });
    await expect(keepPreviousAssets(site, path.join(root, 'kept'), load)).rejects.toThrow(
      '19.js returned 500',
    );
    expect(written).toBe(7);
    expect(readdirSync(path.join(root, 'kept/assets/js'))).toHaveLength(7);
    expect(load).toHaveBeenCalledTimes(9);
  });

  it('are not copied if one is missing or the list is invalid', async () => {
    running.delete('/assets/js/main.1.js');
    await expect(keepPreviousAssets(site, path.join(root, 'kept'))).rejects.toThrow('main.1.js returned 404');
    running.set('/assets.json', '<!doctype html>');
    await expect(keepPreviousAssets(site, path.join(root, 'kept'))).rejects.toThrow('is not a list of files');
    running.set('/assets.json', '503');
    await expect(keepPreviousAssets(site, path.join(root, 'kept'))).rejects.toThrow('returned 503');
  });
});
