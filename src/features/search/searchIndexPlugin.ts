import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {builtPages} from '../../afterBuild/builtPages.ts';
import {makeIndexFiles, type SourcePage} from './searchIndex.ts';
import {textFile} from './textFile.ts';
import {readGlossary} from '../glossary/readGlossary.ts';

import {readPage} from './readPage.ts';

/** Folder of the index below the base address of each language. */
const FOLDER = 'search-index';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Pages of one language among the built files. */
async function sourcePages(outDir: string, otherLocales: readonly string[]): Promise<SourcePage[]> {
  const pages: SourcePage[] = [];
  for await (const {$, address} of builtPages(outDir, otherLocales)) {
    const page = readPage($, address);
    if (page) pages.push(page);
  }
  return pages;
}

async function synonyms(siteDir: string): Promise<string[][]> {
  const own: unknown = JSON.parse(await readFile(path.join(siteDir, 'glossary', 'search.json'), 'utf8'));
  if (
    !Array.isArray(own) ||
    !own.every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
  ) {
    throw new Error('glossary/search.json: must be a list of lists of names of one thing.');
  }
  return [
    ...readGlossary(siteDir).map(({en, ru, also}) => [en, ru, ...(also?.en ?? []), ...(also?.ru ?? [])]),
    ...(own as string[][]),
  ];
}

/**
 * Docusaurus plugin: makes the index of the embedded search from the built pages of the language. In development there
 * are no built pages; the index of the last build is served, if there is one.
 */
export default function searchIndex(context: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, i18n}) {
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const pages = await sourcePages(outDir, others);
      const folder = path.join(outDir, FOLDER);
      const {index, shards} = makeIndexFiles(pages, await synonyms(context.siteDir), hash);
      await mkdir(path.join(folder, 'text'), {recursive: true});
      await Promise.all([
        writeFile(path.join(folder, 'index.json'), JSON.stringify(index)),
        ...[...shards].map(([name, content]) =>
          writeFile(path.join(folder, `${name}.json`), JSON.stringify(content)),
        ),
        ...pages.map((page) =>
          writeFile(
            path.join(folder, 'text', textFile(page.path)),
            JSON.stringify(Object.fromEntries(page.sections.map(({anchor, prose}) => [anchor, prose]))),
          ),
        ),
      ]);
    },
    configureWebpack(_config, isServer) {
      const last = path.join(context.outDir, FOLDER);
      if (isServer || process.env.NODE_ENV === 'production' || !existsSync(last)) return undefined;
      const devServer = {static: [{directory: last, publicPath: `${context.baseUrl}${FOLDER}`}]};
      // Docusaurus passes the key on to its development server; its types do not know it.
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
