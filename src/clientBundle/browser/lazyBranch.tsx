import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

/** A route of the browser's table that knows the routes below it only after `load`. */
export interface LazyBranch {
  path: string;
  component: (props: {route: {routes: RouteConfig[]}}) => ReactNode;
  /** Empty until loaded, then filled in place: the router holds on to the array. */
  routes: RouteConfig[];
  /** Fetches the routes once; another call after a failure tries again. */
  load: () => Promise<void>;
}

/** What stands at the address of the branch: the routes below it. Nothing renders before they are loaded, see `preload`. */
function Branch({route}: {route: {routes: RouteConfig[]}}): ReactNode {
  return renderRoutes(route.routes);
}

/** Makes the route of a branch. `fetchRoutes` imports the module with its routes. */
export function lazyBranch(path: string, fetchRoutes: () => Promise<{default: RouteConfig[]}>): LazyBranch {
  let loading: Promise<void> | undefined;
  const routes: RouteConfig[] = [];
  return {
    path,
    component: Branch,
    routes,
    load: () => {
      loading ??= fetchRoutes().then(
        (module) => {
          routes.push(...module.default);
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
