import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

/** Paths in the folders of hashed files. The pattern excludes paths that could lead out of those folders. */
const listSchema = z.array(
  z.string().regex(/^(?:[a-z]{2}\/)?assets\/(?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*$/),
);

/** Maximum number of files that are fetched in parallel. */
const AT_ONCE = 8;

/**
 * Copies the hashed files of the running site into a new build so that readers with an open page can continue. A
 * running site lists only its own files, not those from its predecessor, so each file survives one deployment.
 * @param site URL of the running site, with a trailing slash.
 * @param folder the new build.
 * @returns the number of files added, or null if the running site has no list, as before the first deployment.
 * @throws Error if the running site or one of its files can't be read.
 */
export async function keepPreviousAssets(
  site: string,
  folder: string,
  load: typeof fetch = fetch,
): Promise<number | null> {
  const answer = await load(new URL('assets.json', site));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${site}assets.json returned ${answer.status}.`);
  const list = listSchema.safeParse(await answer.json().catch(() => undefined));
  if (!list.success) throw new Error(`${site}assets.json is not a list of files below assets/.`);

  const missing = list.data.filter((file) => !existsSync(path.join(folder, file)));
  const keep = async (file: string): Promise<void> => {
    const response = await load(new URL(file, site));
    if (!response.ok) throw new Error(`${site}${file} returned ${response.status}.`);
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, new Uint8Array(await response.arrayBuffer()));
  };
  for (let start = 0; start < missing.length; start += AT_ONCE) {
    // Waits for all of them, even if one fails, so that nothing is written after this function returns.
    const results = await Promise.allSettled(missing.slice(start, start + AT_ONCE).map(keep));
    const failed = results.find(({status}) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  return missing.length;
}
