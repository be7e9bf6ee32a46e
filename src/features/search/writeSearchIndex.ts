import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';

import {readPage} from './readPage.ts';
import {readSynonyms} from './readSynonyms.ts';
import {INDEX_FOLDER} from './searchIndexPlugin.ts';
import {makeIndexFiles, type SourcePage} from './searchIndex.ts';
import {textFile} from './textFile.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** After-build step: makes the index of the embedded search from the pages of the locale. */
export function writeSearchIndex({context, outDir}: FinishedBuild): AfterBuildStep {
  const pages: SourcePage[] = [];
  return {
    read($, {address}) {
      const page = readPage($, address);
      if (page) pages.push(page);
    },
    finish() {
      const folder = path.join(outDir, INDEX_FOLDER);
      const write = (file: string, content: unknown) => {
        writeFileSync(path.join(folder, file), JSON.stringify(content));
      };
      const {index, shards} = makeIndexFiles(pages, readSynonyms(context.siteDir), hash);
      mkdirSync(path.join(folder, 'text'), {recursive: true});
      write('index.json', index);
      for (const [name, content] of shards) write(`${name}.json`, content);
      for (const {path: address, sections} of pages) {
        const prose = Object.fromEntries(sections.map(({anchor, prose}) => [anchor, prose]));
        write(path.join('text', textFile(address)), prose);
      }
    },
  };
}
