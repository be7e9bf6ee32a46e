/** Serves the build to the browser tests, which read the port from the first line. Usage: `tsx scripts/serveTests.ts` */
import {startTestServer} from './testServer.ts';

startTestServer().then(
  ({url}) => {
    console.log(`Listening on ${url}`);
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
