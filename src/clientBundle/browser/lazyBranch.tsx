import renderRoutes from '@docusaurus/renderRoutes';
import type {ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';

/** A route in the browser's table whose child routes are unknown until `load` is called. */
export interface LazyBranch {
  path: string;
  component: (props: {route: {routes: RouteConfig[]}}) => ReactNode;
  /** Empty until loaded. Then filled in place, because the router keeps a reference to the array. */
  routes: RouteConfig[];
  /** Fetches the routes. A call after a failure retries. Returns undefined if they are already loaded. */
  load: () => Promise<void> | undefined;
}

/** Renders the routes below the branch. Nothing is rendered before they are loaded. See `preload`. */
function Branch({route}: {route: {routes: RouteConfig[]}}): ReactNode {
  return renderRoutes(route.routes);
}

/** Creates the route of a branch. `fetchRoutes` imports the module that contains the branch's routes. */
export function lazyBranch(path: string, fetchRoutes: () => Promise<{default: RouteConfig[]}>): LazyBranch {
  let loading: Promise<void> | undefined;
  const routes: RouteConfig[] = [];
  return {
    path,
    component: Branch,
    routes,
    load: () => {
      if (routes.length > 0) return undefined;
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
