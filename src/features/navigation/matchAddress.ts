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

/**
 * Loads the branch of a path (see `lazyBranch` of the client bundle), and returns the routes that match it, outermost first.
 * @throws Error (as a rejection) if the branch can't be fetched.
 */
export async function matchAddress(pathname: string): Promise<MatchedRoute<object>[]> {
  const addresses = [...new Set([pathname, decoded(pathname)])];
  const table = routes as RouteConfig[];
  const match = () => addresses.flatMap((address) => matchRoutes(table, address));
  await Promise.all(match().map(({route}) => (route as {load?: () => Promise<void>}).load?.()));
  return match();
}
