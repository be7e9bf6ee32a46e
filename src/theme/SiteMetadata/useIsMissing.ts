import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';

/**
 * Whether no page exists at this URL. Hosts then respond with the same file for all URLs, which has no canonical URL.
 */
export function useIsMissing(): boolean {
  const {pathname} = useLocation();
  return matchRoutes(routes as RouteConfig[], pathname).at(-1)?.route.exact !== true;
}
