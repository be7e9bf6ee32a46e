/**
 * Serves a built site with an nginx of its own, as people do who host it themselves: own folder, own port, no daemon.
 * Usage: `tsx scripts/serveNginx.ts [--port 3000] [--dir build]`
 */
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {findNginx} from './findNginx.mjs';
import {nginxConfig} from './nginxConfig.ts';
import {readHostRules} from './readHostRules.ts';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
});

const nginx = findNginx();
if (nginx === null) {
  console.error('nginx is not installed (Debian: apt-get install nginx-light).');
  process.exit(1);
}

const {headers, redirects} = readHostRules(values.dir);
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
mkdirSync(path.join(folder, 'temp'));
writeFileSync(
  path.join(folder, 'site.conf'),
  nginxConfig(headers, redirects, {
    root: path.resolve(values.dir),
    listen: `127.0.0.1:${values.port}`,
    name: '_',
  }),
);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid nginx.pid;
error_log stderr;
events { worker_connections 256; }
http {
${temporary.map((name) => `    ${name}_temp_path temp/${name};`).join('\n')}
    access_log off;
    include site.conf;
}
`,
);

const server = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGQUIT'));
server.on('exit', (code) => {
  rmSync(folder, {recursive: true, force: true});
  process.exit(code ?? 1);
});
