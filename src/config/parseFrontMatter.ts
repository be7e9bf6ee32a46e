import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';

import {isPost, readPostName} from '../site/postFile.ts';
import type {LatestRelease} from '../features/releases/loadReleases.ts';
import {replaceTokens} from '../features/releases/versionTokens.ts';
import {verifiedOf, type Verified} from '../features/verification/verified.ts';

import {englishTwin, pagePlace} from '../site/pageFiles.ts';
import {readTranslationStates} from '../features/translation/translationState.ts';

import {findFrontMatterFaults} from './frontMatterSchema.ts';
import {currentLocale} from '../site/locales.ts';
import {DataError} from '../site/readData.ts';
import type {Platform} from '../site/sections.ts';

/** Returns the `verified` field of a page in either language, which only the English page has. */
function readVerified(file: string, raw: string): Verified | undefined {
  const english = englishTwin(file) ?? file;
  if (english === file) return verifiedOf(file, raw);
  const source = path.resolve(process.cwd(), english);
  return existsSync(source) ? verifiedOf(english, readFileSync(source, 'utf8')) : undefined;
}

/**
 * Returns the build's front matter hook, which rejects invalid fields, replaces version tokens in titles and
 * descriptions, copies the `verified` field of English pages to their Russian twins, and marks Russian pages that are
 * behind their English originals. The URL of a post is derived from its file name.
 * @throws Error that reports the file, the field, and the allowed values.
 */
export function siteFrontMatter(latest: Record<Platform, LatestRelease>): ParseFrontMatter {
  return async ({defaultParseFrontMatter, ...params}) => {
    const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
    const result = await defaultParseFrontMatter(params).catch((error: unknown) => {
      throw new Error(`${file}: the front matter is not valid YAML: ${(error as Error).message}`);
    });
    // Neither partials nor standalone pages have custom keys.
    if (pagePlace(file) === undefined || path.basename(file).startsWith('_')) return result;
    const faults = findFrontMatterFaults(file, result.frontMatter);
    if (faults.length > 0) {
      throw new DataError(faults.map(({message}) => ({file, message: `front matter: ${message}`})));
    }
    const frontMatter = Object.fromEntries(
      Object.entries(result.frontMatter).map(([key, value]) => [
        key,
        typeof value === 'string' ? replaceTokens(value, latest) : value,
      ]),
    );
    if (isPost(file)) {
      const name = readPostName(file);
      if (name === undefined) {
        throw new Error(`${file}: must be named yyyy-mm-dd-words-of-the-url.mdx, with a valid date`);
      }
      // Without it, the URL would also contain the day.
      frontMatter.slug = name.slug;
    }
    frontMatter.verified = readVerified(file, params.fileContent);
    if (currentLocale() !== 'en') {
      const {states} = readTranslationStates(process.cwd());
      const state = states.get(englishTwin(file) ?? file);
      // Up-to-date pages aren't marked.
      if (state && state.state !== 'current') Object.assign(frontMatter, {translation_state: state});
    }
    return {...result, frontMatter};
  };
}
