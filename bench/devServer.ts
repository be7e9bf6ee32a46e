/**
 * Measures how long the development server takes from the command to the first page, without and with the cache of an
 * earlier start, and from an edit to the screen. Runs on a copy of the site. Usage: `npm run bench:dev -- --edits 5`.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import type {Page} from '@playwright/test';

import {SCRATCH} from './support/contenders.ts';
import {copySite} from './support/copySite.ts';
import {launchBrowser} from './support/launchBrowser.ts';
import {writeResults} from './support/resultsFile.ts';
import {ROOT} from './support/sourcePages.ts';
import {median, show, table} from './support/table.ts';

const {values: options} = parseArgs({
  options: {edits: {type: 'string', default: '5'}, port: {type: 'string', default: '4870'}},
});

const PAGE = 'android/ad-types/banner';
const FIRST_PAGE_LIMIT = 180_000;

function start(folder: string): ChildProcess {
  return spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--no-open',
      '--port',
      options.port,
    ],
    {cwd: folder, stdio: 'ignore'},
  );
}

/** Stops a server and waits until its port is free. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill();
  await ended;
}

/**
 * Opens the page as soon as the server responds.
 * @returns seconds since `begin`.
 * @throws Error if the page doesn't appear or the server ends.
 */
async function firstPage(page: Page, server: ChildProcess, begin: number): Promise<number> {
  const address = `http://localhost:${options.port}/${PAGE}`;
  // Polls from Node.js, because a browser that reloads an error page would take CPU time from the server.
  for (;;) {
    try {
      await fetch(address, {method: 'HEAD'});
      break;
    } catch (error) {
      if (server.exitCode !== null || performance.now() - begin > FIRST_PAGE_LIMIT) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await page.goto(address);
  await page.locator('.theme-doc-markdown h2').first().waitFor();
  return (performance.now() - begin) / 1000;
}

/** Adds a sentence to the page and waits until it is on the screen. Returns the duration in seconds. */
async function edit(page: Page, file: string, number: number): Promise<number> {
  const words = `Edit number ${number} of the measurement.`;
  // Checked once per frame, because Playwright's text locators take a tenth of a second on a long page.
  const shown = page.waitForFunction(
    (text) => document.querySelector('article')?.textContent.includes(text),
    words,
  );
  const begin = performance.now();
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${words}\n`);
  await shown;
  return (performance.now() - begin) / 1000;
}

async function devServer(): Promise<void> {
  const folder = path.join(SCRATCH, 'dev');
  copySite(folder, 1);
  rmSync(path.join(ROOT, 'node_modules/.cache'), {recursive: true, force: true});
  // jiti, which loads the configuration, caches compiled files here.
  rmSync(path.join(tmpdir(), 'node-jiti'), {recursive: true, force: true});
  const browser = await launchBrowser();
  const firsts: number[] = [];
  const edits: number[] = [];
  try {
    for (const round of ['cold', 'with cache']) {
      const begin = performance.now();
      const server = start(folder);
      const page = await browser.newPage();
      try {
        firsts.push(await firstPage(page, server, begin));
        console.error(`${round}: ${show(firsts.at(-1) ?? NaN, 1)} s`);
        for (let number = 1; round !== 'cold' && number <= Number(options.edits); number += 1) {
          edits.push(await edit(page, path.join(folder, 'docs', `${PAGE}.mdx`), number));
        }
      } finally {
        await page.close();
        await stop(server);
      }
    }
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true, force: true});
  }
  writeResults(
    'Development server',
    `\`npm run bench:dev -- --edits ${options.edits}\`. English, on a copy of the site. *First page*: from the command until the headings of the Android banner page are in
the browser. *Edit to screen*: from writing a sentence to the page's file until the sentence is on the screen.

${table(
  [
    'First page, cold, s',
    'First page, with the cache of an earlier start, s',
    'Edit to screen, median, s',
    'Edit to screen, each edit, s',
  ],
  [
    [
      ...firsts.map((seconds) => show(seconds, 1)),
      show(median(edits), 2),
      edits.map((seconds) => show(seconds, 2)).join(', '),
    ],
  ],
)}`,
  );
}

devServer().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
