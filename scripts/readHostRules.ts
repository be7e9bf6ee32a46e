import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parseHeaderRules, parseRedirects, type HeaderRule, type Redirect} from './hostRules.ts';

/** Reads the rules of a built site. @throws Error if the folder contains none. */
export function readHostRules(folder: string): {headers: HeaderRule[]; redirects: Redirect[]} {
  const read = (name: string): string => {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
    return readFileSync(file, 'utf8');
  };
  return {headers: parseHeaderRules(read('_headers')), redirects: parseRedirects(read('_redirects'))};
}
