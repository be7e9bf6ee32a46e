import type {Server} from 'node:http';

import {SERVICE_TAGS, type ServiceSettings} from '../src/features/services/serviceSettings.ts';
import {readEnv} from '../src/site/env.ts';

import {startServer} from './siteServer.ts';
import {testPagesFolder} from './testPagesFolder.ts';

/** Folder of the build that is tested and deployed. */
export const BUILD = 'build';

/** Milliseconds after which the server closes an idle connection. Longer than a test run. */
const IDLE_LIMIT = 3_600_000;

/** Returns whether the build was made with services, which the browser tests must not contact. */
function hasServices(): boolean {
  const env = readEnv();
  return Object.keys(SERVICE_TAGS).some((name) => env[name as keyof ServiceSettings] !== undefined);
}

/**
 * Serves the build with the pages for browser tests, on a free port.
 * @param services the services to serve the build with. By default none, even if the build was made with some.
 * @throws Error if there is no build.
 */
export async function startTestServer(services?: ServiceSettings): Promise<{server: Server; url: string}> {
  const started = await startServer({
    directory: BUILD,
    overlay: testPagesFolder(BUILD),
    port: 0,
    services: services ?? (hasServices() ? {} : undefined),
  });
  // `route.fetch` reuses idle connections, and one that the server closes at that moment fails with ECONNRESET.
  started.server.keepAliveTimeout = IDLE_LIMIT;
  return started;
}
