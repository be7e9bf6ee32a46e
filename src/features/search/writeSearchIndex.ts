import {createHash} from 'node:crypto';
import path from 'node:path';

import type {AfterBuildStep, FinishedBuild} from '../../afterBuild/afterBuildStep.ts';
import {currentLocale} from '../../site/locales.ts';

import {addUserWords} from './addUserWords.ts';
import {readPage} from './readPage.ts';
import {readReaderQueries} from './readerQueries.ts';
import {readSynonyms} from './readSynonyms.ts';
import {INDEX_FOLDER} from './searchIndexPlugin.ts';
import {makeIndexFiles, type SourcePage} from './searchIndex.ts';
import {textFile} from './textFile.ts';
import {readUserQuestions} from './userQuestions.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** After-build step: creates the index of the embedded search from the locale's pages. */
export function writeSearchIndex({context, write}: FinishedBuild): AfterBuildStep {
  const pages: SourcePage[] = [];
  return {
    read($, {address}) {
      const page = readPage($, address);
      if (page) pages.push(page);
    },
    finish() {
      const writeJson = (file: string, content: unknown) => {
        write(path.join(INDEX_FOLDER, file), JSON.stringify(content));
      };
      const {index, shards} = makeIndexFiles(
        addUserWords(pages, {
          questions: readUserQuestions(context.siteDir),
          queries: readReaderQueries(context.siteDir).map(({subject, [currentLocale()]: texts}) => ({
            subject,
            texts,
          })),
        }),
        readSynonyms(context.siteDir),
        hash,
      );
      writeJson('index.json', index);
      for (const [name, content] of shards) writeJson(`${name}.json`, content);
      for (const {path: address, sections} of pages) {
        const prose = Object.fromEntries(sections.map(({anchor, prose}) => [anchor, prose]));
        writeJson(path.join('text', textFile(address)), prose);
      }
    },
  };
}
