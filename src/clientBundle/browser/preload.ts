import {loadBranch, matchLoaded} from '../../features/navigation/matchAddress.ts';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Loads everything that a page needs so that it renders at once. Replaces Docusaurus' `client/preload`, which requires
 * the table of all routes.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const loading = loadBranch(pathname);
  // An unconditional `await` would delay the requests until the browser has rendered the changes that a click causes.
  if (loading) await loading;
  return Promise.all(
    matchLoaded(pathname).map(({route}) => (route.component as Preloadable | undefined)?.preload?.()),
  );
}
