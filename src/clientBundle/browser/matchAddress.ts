import routes from '@generated/routes';
import {matchRoutes, type MatchedRoute, type RouteConfig} from 'react-router-config';

import type {LazyBranch} from './lazyBranch.tsx';

/** Decodes an address as Docusaurus does; one that cannot be decoded stays as it is and leads to a missing page. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Routes that an address leads to, outermost first, after loading the branch that they are in.
 * @throws (rejects) if the branch cannot be fetched
 */
export async function matchAddress(pathname: string): Promise<MatchedRoute<object>[]> {
  const addresses = [...new Set([pathname, decoded(pathname)])];
  const table = routes as RouteConfig[];
  const match = () => addresses.flatMap((address) => matchRoutes(table, address));
  await Promise.all(match().map(({route}) => (route as Partial<LazyBranch>).load?.()));
  return match();
}
