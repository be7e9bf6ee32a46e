import {matchAddress} from '../../navigation/matchAddress.ts';

/**
 * Returns whether a path on this site, with base URL and language prefix, leads to a page. Loads the routes of its
 * section, because the browser has no list of all pages. If they can't be loaded, returns false.
 */
export async function isPage(path: string): Promise<boolean> {
  try {
    const last = (await matchAddress(path)).at(-1);
    return last !== undefined && last.match.isExact && last.route.path !== '*';
  } catch {
    return false;
  }
}
