import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';
import {llmsFiles, type ListedPage} from '../../src/features/markdown/llmsFiles.ts';
import {pageMarkdown} from '../../src/features/markdown/pageMarkdown.ts';
import {markdownAddress} from '../../src/features/markdown/markdownAddress.ts';
import {LLMS_TEXTS} from '../../src/features/markdown/llmsTexts.ts';
import {LOCALES} from '../../src/site/locales.ts';
import {buildCheckNames, checkBuild, loadBuildChecks} from './checkBuild.ts';
import {loadBuild} from './lib/loadBuild.ts';

// `good` is a small built site without faults. Every other folder contains the files that differ in a faulty site,
// `expected.json` with exactly the faults that must be found, and, optionally, `remove.json` with files to remove.

const fixtures = fileURLToPath(new URL('./fixtures', import.meta.url));

const ORIGIN = 'https://docs.example.com';

interface Expected {
  file: string;
  check: string;
  /** Part of the message. */
  message: string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const cases = readdirSync(fixtures).sort();
const expectedOf = (name: string): Expected[] => readJson(path.join(fixtures, name, 'expected.json'));

const folder = temporaryFolder();

/** Writes the Markdown of the pages with the build's functions. Preserves the fixture's own files. */
function writeMarkdown(): void {
  const write = (file: string, text: string) => {
    const target = folder.at(file);
    if (!existsSync(target)) writeFileSync(target, text);
  };
  const html = readdirSync(folder.path, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  for (const locale of LOCALES) {
    const base = locale === 'en' ? '/' : `/${locale}/`;
    const listed: ListedPage[] = [];
    for (const file of html.filter(
      (name) => name.startsWith('ru/') === (locale === 'ru') && !name.endsWith('404.html'),
    )) {
      const page = pageMarkdown(load(folder.read(file)));
      if (page === undefined) continue;
      const address = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const twin = markdownAddress(address, base);
      write(twin.slice(1), page.markdown);
      const written = folder.read(twin.slice(1));
      if (page.isListed) listed.push({...page, markdown: written, address, markdownUrl: ORIGIN + twin});
    }
    const {index, full} = llmsFiles(listed, {
      title: 'Help',
      tagline: 'About',
      locale,
      texts: LLMS_TEXTS[locale],
      sites: {en: `${ORIGIN}/`, ru: `${ORIGIN}/ru/`},
      versions: {android: '1'},
      order: [],
    });
    write(`${base.slice(1)}llms.txt`, index);
    write(`${base.slice(1)}llms-full.txt`, full);
  }
}

function build(name: string): void {
  cpSync(path.join(fixtures, 'good'), folder.path, {recursive: true});
  cpSync(path.join(fixtures, name), folder.path, {recursive: true});
  writeMarkdown();
  const removed = folder.at('remove.json');
  if (existsSync(removed)) {
    for (const file of readJson<string[]>(removed)) rmSync(folder.at(file));
  }
  for (const file of ['expected.json', 'remove.json']) rmSync(folder.at(file), {force: true});
}

describe('checks of the built site', () => {
  it.each(cases)('finds exactly the faults of %s', async (name) => {
    build(name);
    const left = await checkBuild(loadBuild(folder.path), await loadBuildChecks());
    const missed = expectedOf(name).filter(({file, check, message}) => {
      const index = left.findIndex(
        (fault) => fault.file === file && fault.check === check && fault.message.includes(message),
      );
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    expect({missed, unexpected: left}).toEqual({missed: [], unexpected: []});
  });

  it('has a fixture for each check', () => {
    const rejected = new Set(cases.flatMap(expectedOf).map(({check}) => check));
    expect(buildCheckNames().filter((name) => !rejected.has(name))).toEqual([]);
  });

  it('reads its base URL from the home page', () => {
    build('good');
    const {origin, base} = loadBuild(folder.path);
    expect({origin, base}).toEqual({origin: 'https://docs.example.com', base: '/'});
  });
});

/** Each of these starts a process, which is slow on a busy machine. */
const TIMEOUT = 60_000;

describe('the command', {timeout: TIMEOUT}, () => {
  const script = fileURLToPath(new URL('../../scripts/checkBuild.ts', import.meta.url));
  const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url));

  function run(...parameters: string[]): {status: number; output: string} {
    try {
      return {
        status: 0,
        output: execFileSync(tsx, [script, ...parameters], {encoding: 'utf8', stdio: 'pipe'}),
      };
    } catch (error) {
      const {status, stdout, stderr} = error as {status: number; stdout: string; stderr: string};
      return {status, output: stdout + stderr};
    }
  }

  it('passes a good site', () => {
    build('good');
    const {status, output} = run(folder.path);
    expect(output).toMatch(/^\d+ pages, \d+ checks, 0 faults, [\d.]+ s\n$/);
    expect(status).toBe(0);
  });

  it('rejects a faulty site, and reports the file, the check, and the fix', () => {
    build('anchors');
    const {status, output} = run(folder.path);
    expect(status).toBe(1);
    expect(output).toContain(`${folder.path}/android/banner.html  [anchors] a href="#hide" points to an ID`);
    expect(output).toContain('3 faults (anchors 3)');
  });

  it('rejects a folder without a site', () => {
    const {status, output} = run(folder.path);
    expect(status).toBe(2);
    expect(output).toContain('contains no built site');
  });
});
