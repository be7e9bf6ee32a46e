/**
 * Simulates the provider for a site on this machine. Usage: `tsx scripts/demoProvider.ts [--port 4400] [--site
 * http://localhost:3000]`
 */
import {parseArgs} from 'node:util';

import {startProvider} from './providerServer.ts';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '4400'},
    site: {type: 'string', default: 'http://localhost:3000'},
  },
});

startProvider({port: Number(values.port), sites: [values.site]}).then(
  ({url}) => {
    console.log(
      `The provider is at ${url}/, for the site at ${values.site}. Start the site with these settings:`,
    );
    console.log(`  PROVIDER_URL=${url} AUTH_BRIDGE_URL=${url}/bridge npm start`);
    console.log('Press Ctrl+C to stop.');
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
