import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {isPost, POSTS_FOLDER, postRoute} from '../../site/postFile.ts';

interface PostFields {
  release?: unknown;
  draft?: unknown;
  unlisted?: unknown;
}

function fieldsOf(file: string): PostFields {
  const yaml = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return (parse(yaml) ?? {}) as PostFields;
}

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
      const {release, draft, unlisted} = fieldsOf(path.join(folder, file));
      return release === version && draft !== true && unlisted !== true;
    });
  return name === undefined ? undefined : postRoute(name);
}
