import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

/** Names below the folders of files with hashes; nothing that could lead out of them. */
const listSchema = z.array(
  z.string().regex(/^(?:[a-z]{2}\/)?assets\/(?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*$/),
);

/** How many files are fetched at once. */
const AT_ONCE = 8;

/**
 * Puts the files with hashed names of the running site into a new build, so that readers with an open page can go on.
 * A running site lists its own files only, not those that it kept: so each stays for one deployment.
 * @param site address of the running site, with a slash at its end.
 * @param folder the new build.
 * @returns how many files were added; null when the running site has no list, as before the first deployment.
 * @throws Error when the running site or one of its files cannot be read.
 */
export async function keepPreviousAssets(
  site: string,
  folder: string,
  load: typeof fetch = fetch,
): Promise<number | null> {
  const answer = await load(new URL('assets.json', site));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${site}assets.json answers ${answer.status}.`);
  const list = listSchema.safeParse(await answer.json().catch(() => undefined));
  if (!list.success) throw new Error(`${site}assets.json is no list of files below assets/.`);

  const missing = list.data.filter((file) => !existsSync(path.join(folder, file)));
  const queue = [...missing];
  const keep = async (file: string): Promise<void> => {
    const response = await load(new URL(file, site));
    if (!response.ok) throw new Error(`${site}${file} answers ${response.status}.`);
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, new Uint8Array(await response.arrayBuffer()));
  };
  const faults: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await keep(file).catch((fault: unknown) => {
        faults.push(fault);
        queue.length = 0;
      });
    }
  };
  // All have ended before this does, even when one fails: nothing is written behind the caller's back.
  await Promise.all(Array.from({length: AT_ONCE}, work));
  if (faults.length > 0) throw faults[0];
  return missing.length;
}
