import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {frontMatterOf} from '../../site/pageFiles.ts';
import {isPost, POSTS_FOLDER, postRoute} from '../../site/postFile.ts';

/**
 * Returns the path, without language prefix, of the post that announces a release, or undefined if there is none or
 * readers can't find it. The English post determines the result for both languages, because posts come in pairs.
 */
export function releasePost(version: string, root: string = process.cwd()): string | undefined {
  const folder = path.join(root, POSTS_FOLDER);
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder)
    .filter((file) => isPost(`${POSTS_FOLDER}/${file}`))
    .find((file) => {
      const {release, draft, unlisted} = frontMatterOf(readFileSync(path.join(folder, file), 'utf8'));
      return release === version && draft !== true && unlisted !== true;
    });
  return name === undefined ? undefined : postRoute(name);
}
