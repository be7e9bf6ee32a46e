/**
 * Serves a built site with a private nginx instance, as self-hosters do, with a separate folder and port and without a
 * daemon. Usage: `tsx scripts/serveNginx.ts [--port 3000] [--dir build]`. Port 0 uses any free port.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, connect, type AddressInfo} from 'node:net';
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
const socket = path.join(folder, 'nginx.sock');
writeFileSync(
  path.join(folder, 'site.conf'),
  nginxConfig(headers, redirects, {
    root: path.resolve(values.dir),
    // nginx can't choose a free port itself, so it receives its connections from the server below.
    listen: `unix:${socket}`,
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

const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  rmSync(folder, {recursive: true, force: true});
  process.exit(code ?? 1);
});

const server = createServer((reader) => {
  const site = connect(socket);
  // When either side closes, the other one is closed as well.
  reader.on('error', () => site.destroy());
  site.on('error', () => reader.destroy());
  reader.pipe(site).pipe(reader);
});
server.on('error', (error) => {
  console.error(error.message);
  child.kill('SIGTERM');
});

/** Starts listening once nginx accepts connections. */
function listenWhenReady(): void {
  const attempt = connect(socket)
    .on('connect', () => {
      attempt.destroy();
      server.listen(Number(values.port), '127.0.0.1', () => {
        console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      });
    })
    .on('error', () => setTimeout(listenWhenReady, 50));
}
listenWhenReady();
