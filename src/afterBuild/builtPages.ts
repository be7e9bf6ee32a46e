import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio';

import {isTestPage} from '../site/testPages.ts';

/** A node of a parsed page. */
export type PageNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** An element of a parsed page. */
export type PageElement = Extract<PageNode, {attribs: unknown}>;

export interface BuiltPage {
  /** Path below the folder of the language, with slashes: `android/ad-types/banner.html`. */
  file: string;
  /** Path without base address, language and suffix: `/android/ad-types/banner`, `/` for the home page. */
  address: string;
  /** The parsed page. Several plugins read it: nobody may change it. */
  $: CheerioAPI;
}

/**
 * Pages parsed last, by file. Plugins run side by side and read the pages in the same order, so that few are enough
 * for each page to be parsed once. All of them would fill the memory.
 */
const recent = new Map<string, Promise<CheerioAPI>>();
const KEPT = 4;

function parsed(file: string): Promise<CheerioAPI> {
  const known = recent.get(file);
  if (known) return known;
  const page = readFile(file, 'utf8').then((html) => load(html));
  recent.set(file, page);
  for (const old of [...recent.keys()].slice(0, -KEPT)) recent.delete(old);
  return page;
}

/**
 * Reads the built pages of one language that are deployed, for `postBuild`.
 * @param outDir folder of the language.
 * @param otherLocales languages that may have folders in it.
 */
export async function* builtPages(
  outDir: string,
  otherLocales: readonly string[],
): AsyncGenerator<BuiltPage, undefined> {
  const files = (await readdir(outDir, {recursive: true}))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isTestPage(file) && !otherLocales.some((locale) => file.startsWith(`${locale}/`)))
    .sort();
  for (const file of files) {
    yield {
      file,
      address: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      $: await parsed(path.join(outDir, file)),
    };
  }
}
