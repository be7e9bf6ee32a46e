import {matchAddress} from '../../features/navigation/matchAddress.ts';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Loads everything that a page needs so that it renders at once. Replaces Docusaurus' `client/preload`, which requires
 * the table of all routes.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const matches = await matchAddress(pathname);
  return Promise.all(matches.map(({route}) => (route.component as Preloadable | undefined)?.preload?.()));
}
