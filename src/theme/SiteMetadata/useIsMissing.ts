import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';

/**
 * Returns whether no page exists at this URL. For such URLs, hosts always serve the same file, which has no canonical
 * URL.
 */
export function useIsMissing(): boolean {
  const {pathname} = useLocation();
  return matchRoutes(routes as RouteConfig[], pathname).at(-1)?.route.exact !== true;
}
