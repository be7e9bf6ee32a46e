/** Serves a built site as the static host does. Usage: `tsx scripts/serve.ts [--port 3000] [--dir build]` */
import {parseArgs} from 'node:util';

import {startServer} from './siteServer.ts';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
});

startServer({directory: values.dir, port: Number(values.port)}).then(
  ({url}) => {
    console.log(`The Help Center is at ${url} (English) and ${url}ru/ (Russian). Press Ctrl+C to stop.`);
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
