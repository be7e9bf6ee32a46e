import {rmSync} from 'node:fs';
import type {Server} from 'node:http';

import {afterEach, beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../tests/support/temporaryFolder.ts';

import {probeSite} from './probeSite.ts';
import {startServer} from './siteServer.ts';
import {headersFile, inlineScriptHashes} from '../src/features/host/headersFile.ts';

const SETTINGS = {BASE_URL: '/', PROVIDER_DOMAIN: 'example.com'};
const COMMIT = 'a'.repeat(40);
const PAGE = '<!doctype html><script>hello()</script>';

const folder = temporaryFolder();
let server: Server;

const {write} = folder;
async function probe(commit?: string) {
  const started = await startServer({directory: folder.path, port: 0});
  ({server} = started);
  return probeSite(started.url, SETTINGS, commit);
}

beforeEach(() => {
  for (const name of [
    'index',
    'ru/index',
    '404',
    'ru/404',
    'android/get-started',
    'onboarding/android/get-started',
  ]) {
    write(`${name}.html`, PAGE);
  }
  write('ru/onboarding/android/get-started.html', PAGE);
  write('assets/js/main.1a2b.js', '');
  write('assets.json', '["assets/js/main.1a2b.js"]');
  write('_headers', headersFile(SETTINGS, inlineScriptHashes(PAGE)));
  write(
    'version.json',
    JSON.stringify({
      commit: COMMIT,
      committed: '2031-02-03T04:05:06.000Z',
      releases: {android: '9.8.7', ios: '9.8.6', unity: '9.8.5'},
    }),
  );
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('reports what is running and finds no faults in a correct site', async () => {
  const {version, faults} = await probe(COMMIT);
  expect(version.commit).toBe(COMMIT);
  expect(version.releases).toEqual({android: '9.8.7', ios: '9.8.6', unity: '9.8.5'});
  expect(faults).toEqual([]);
});

it('reports a different commit, a missing page, a wrong header, and a script that is blocked', async () => {
  rmSync(folder.at('ru/onboarding'), {recursive: true});
  write('android/get-started.html', `${PAGE}<script>intruder()</script>`);
  const right = headersFile(SETTINGS, inlineScriptHashes(PAGE));
  write('_headers', right.replace('X-Content-Type-Options: nosniff', 'X-Content-Type-Options: sniff'));
  const {faults} = await probe('b'.repeat(40));
  expect(faults).toContain(`is commit ${COMMIT}, not ${'b'.repeat(40)}`);
  expect(faults).toContain('/ru/onboarding/android/get-started: returned 404 instead of 200');
  expect(faults).toContain('/: X-Content-Type-Options is "sniff" instead of "nosniff"');
  expect(faults).toContain('/android/get-started: the policy blocks 1 scripts of the page');
});

it('reports a policy that allows more than it should', async () => {
  const right = headersFile(SETTINGS, inlineScriptHashes(PAGE));
  write('_headers', right.replaceAll("script-src 'self'", "script-src 'self' https://example.net"));
  expect((await probe()).faults[0]).toMatch(/^\/: Content-Security-Policy is ".*example\.net.*" instead of/);
});

it('reports a site that does not report its version', async () => {
  write('version.json', '{"commit": "x"}');
  await expect(probe()).rejects.toThrow('version.json: commit "x": must be the hash of a commit');
  rmSync(folder.at('version.json'));
  server.close();
  await expect(probe()).rejects.toThrow('version.json returned 404');
});
