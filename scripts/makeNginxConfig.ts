/**
 * Prints an nginx configuration for a built site.
 *
 *   npm run --silent nginx-config -- --root /var/www/help --listen '443 ssl' --name docs.example.com --include /etc/nginx/tls.conf
 *
 * `--dir` is the build to read (default: build), and `--root` is the folder of the site on the server.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {nginxConfig} from './nginxConfig.ts';
import {readHostRules} from './readHostRules.ts';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    root: {type: 'string'},
    listen: {type: 'string', default: '80'},
    name: {type: 'string', default: '_'},
    include: {type: 'string'},
  },
});

try {
  const {headers, redirects} = readHostRules(values.dir);
  process.stdout.write(
    nginxConfig(headers, redirects, {
      root: path.resolve(values.root ?? values.dir),
      listen: values.listen,
      name: values.name,
      include: values.include,
    }),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
