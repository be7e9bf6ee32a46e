import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {isTestPage} from '../site/testPages.ts';

import type {AfterBuildStep, BuiltPage} from './afterBuildStep.ts';

/**
 * Pages that are served from a different file than the one that Docusaurus writes. The versions page is at
 * `/versions/`, with a trailing slash. Hosts redirect `/versions` there because the folder has an index file.
 */
const MOVED: Readonly<Record<string, string>> = {'versions.html': 'versions/index.html'};

function pageFiles(outDir: string, otherLocales: readonly string[]): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !otherLocales.some((locale) => file.startsWith(`${locale}/`)))
    .sort();
}

/** Replaces a file atomically, because Docusaurus' plugins read pages at the same time. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/**
 * Runs all steps on the pages of one locale. Each page is read, parsed, and written once.
 * @param outDir the locale's folder.
 * @param otherLocales locales that might have folders in it.
 */
export async function runSteps(
  steps: readonly AfterBuildStep[],
  outDir: string,
  otherLocales: readonly string[],
): Promise<void> {
  for (const written of pageFiles(outDir, otherLocales)) {
    const file = MOVED[written] ?? written;
    const page: BuiltPage = {file, address: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`};
    const html = readFileSync(path.join(outDir, written), 'utf8');
    let result = html;
    for (const step of steps) result = step.rewrite?.(result, page) ?? result;
    if (file !== written) {
      mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
      rmSync(path.join(outDir, written));
    }
    if (file !== written || result !== html) replaceFile(path.join(outDir, file), result);
    if (isTestPage(file)) continue;
    const $ = load(result);
    for (const step of steps) step.read?.($, page);
  }
  for (const step of steps) await step.finish?.();
}
