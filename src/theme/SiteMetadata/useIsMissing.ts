import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';

/** Whether no page has this address. Hosts answer with one and the same page then, which has no address of its own. */
export function useIsMissing(): boolean {
  const {pathname} = useLocation();
  return matchRoutes(routes as RouteConfig[], pathname).at(-1)?.route.exact !== true;
}
