import {matchAddress} from './matchAddress.ts';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Loads all that a page needs, so that it renders at once. Stands in for Docusaurus' `client/preload`, which knows all
 * routes from the start.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const matches = await matchAddress(pathname);
  return Promise.all(matches.map(({route}) => (route.component as Preloadable | undefined)?.preload?.()));
}
