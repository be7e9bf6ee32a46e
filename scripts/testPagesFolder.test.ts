import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../tests/support/temporaryFolder.ts';
import {startServer} from './siteServer.ts';
import {differentSettings, moveTestPages, testPagesFolder, writeSettings} from './testPagesFolder.ts';

const folder = temporaryFolder();
let build: string;

const {write} = folder;

beforeEach(() => {
  build = folder.at('build');
  for (const language of ['', 'ru/']) {
    write(`build/${language}index.html`, '<head></head>home');
    write(`build/${language}404.html`, '<head></head>missing');
    write(`build/${language}test-pages/crash.html`, '<head></head>crash');
  }
});

describe('pages of the browser tests', () => {
  it('are moved out of the build in both languages and replace those of an earlier build', () => {
    write('build-test-pages/test-pages/old.html', 'old');
    moveTestPages(build);
    for (const file of ['test-pages/crash.html', 'ru/test-pages/crash.html']) {
      expect(existsSync(path.join(build, file)), file).toBe(false);
      expect(existsSync(path.join(testPagesFolder(build), file)), file).toBe(true);
    }
    expect(existsSync(path.join(testPagesFolder(build), 'test-pages/old.html'))).toBe(false);
    expect(existsSync(path.join(build, 'ru/index.html'))).toBe(true);
  });

  it('must be in the build', () => {
    rmSync(path.join(build, 'ru/test-pages'), {recursive: true});
    expect(() => moveTestPages(build)).toThrow(/ru.test-pages is missing/);
  });

  it.each([undefined, {}])(
    'are served as part of the site to the tests, and to nobody else (services: %j)',
    async (services) => {
      moveTestPages(build);
      const overlay = testPagesFolder(build);
      const tests = await startServer({directory: build, overlay, port: 0, services});
      const readers = await startServer({directory: build, port: 0, services});
      const ask = async (url: string, address: string) => {
        const response = await fetch(new URL(address, url), {redirect: 'manual'});
        return [response.status, /(?:home|missing|crash)$/.exec(await response.text())?.[0]];
      };
      try {
        expect(await ask(tests.url, '/test-pages/crash')).toEqual([200, 'crash']);
        expect(await ask(tests.url, '/ru/test-pages/crash')).toEqual([200, 'crash']);
        expect(await ask(tests.url, '/')).toEqual([200, 'home']);
        expect(await ask(tests.url, '/none')).toEqual([404, 'missing']);
        expect(await ask(readers.url, '/test-pages/crash')).toEqual([404, 'missing']);
      } finally {
        tests.server.close();
        readers.server.close();
      }
    },
  );
});

it('tags of the services that a build was made for are replaced', async () => {
  write(
    'build/index.html',
    '<head><meta name="description" content="x"><meta name=auth-bridge content=https://app.example.com/bridge><meta name="tag-manager" content="GTM-AAAA"></head>',
  );
  const {server, url} = await startServer({directory: build, port: 0, services: {INTERCOM_APP_ID: 'abcd'}});
  try {
    expect(await (await fetch(url)).text()).toBe(
      '<head><meta name="description" content="x"><meta name="chat-app" content="abcd"></head>',
    );
  } finally {
    server.close();
  }
});

describe('settings of a build', () => {
  beforeEach(() => {
    moveTestPages(build);
  });

  it('are compared with others', () => {
    const settings = {SITE_URL: 'https://docs.example.com', PREVIEW: false, ALGOLIA_INDEX: undefined};
    writeSettings(build, settings);
    expect(differentSettings(build, settings)).toEqual([]);
    expect(differentSettings(build, {SITE_URL: 'https://docs.example.com', PREVIEW: true})).toEqual([
      'PREVIEW',
    ]);
    expect(differentSettings(build, {...settings, TAG_MANAGER_ID: 'GTM-AAAA'})).toEqual(['TAG_MANAGER_ID']);
    expect(differentSettings(build, {PREVIEW: false})).toEqual(['SITE_URL']);
  });

  it('must be available', () => {
    expect(() => differentSettings(build, {})).toThrow('npm run build');
  });
});
