import routes from '@generated/routes';
import {matchRoutes, type MatchedRoute, type RouteConfig} from 'react-router-config';

/** Decodes a path as Docusaurus does. A path that can't be decoded is returned unchanged and leads to the 404 page. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the routes in the table that match a path, outermost first. Routes of a branch are missing until it is loaded. */
export function matchLoaded(pathname: string): MatchedRoute<object>[] {
  const addresses = [...new Set([pathname, decoded(pathname)])];
  return addresses.flatMap((address) => matchRoutes(routes as RouteConfig[], address));
}

/**
 * Loads the branch of a path. See `lazyBranch` of the client bundle.
 * @returns a promise that is rejected if the branch can't be fetched, or undefined if there is nothing to load.
 */
export function loadBranch(pathname: string): Promise<unknown> | undefined {
  const loading = matchLoaded(pathname).flatMap(
    ({route}) => (route as {load?: () => Promise<void> | undefined}).load?.() ?? [],
  );
  return loading.length > 0 ? Promise.all(loading) : undefined;
}

/**
 * Loads the branch of a path, and returns the routes that match the path, outermost first.
 * @throws Error (as a rejection) if the branch can't be fetched.
 */
export async function matchAddress(pathname: string): Promise<MatchedRoute<object>[]> {
  await loadBranch(pathname);
  return matchLoaded(pathname);
}
