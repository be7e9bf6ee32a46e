// `npm run test:hosts`: tries the built site on the hosts that it is made for: the local runtime of Cloudflare Pages,
// which is installed into deploy/wrangler on first use, and nginx where it is installed.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {ensureInstalled, root, run} from './ensureInstalled.mjs';
import {ensureChromium} from './findChromium.mjs';
import {findNginx} from './findNginx.mjs';
import {ensureWrangler} from './ensureWrangler.mjs';

/** All hosts that the site is made for. */
const HOSTS = ['cloudflare', 'nginx'];

/**
 * The hosts that can be tried here, for the environment of the tests; what is left out is printed with its reason.
 * @returns {string[]}
 */
export function hostsToTry() {
  const hasWrangler = ensureWrangler();
  const hasNginx = findNginx() !== null;
  if (!hasWrangler) console.error('The site cannot be tried on the local runtime of Cloudflare Pages.');
  if (!hasNginx) {
    console.log('nginx is not installed (Debian: apt-get install nginx-light): the site is not tried on it.');
  }
  return HOSTS.filter((host) => (host === 'nginx' ? hasNginx : hasWrangler));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!existsSync(path.join(root, 'build-test', '_headers'))) {
    run('npx', ['docusaurus', 'build', '--out-dir', 'build-test'], {
      TEST_PAGES: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-test',
    });
  }
  const hosts = hostsToTry();
  if (!hosts.includes('cloudflare') || !ensureChromium()) process.exit(1);
  run('npx', ['playwright', 'test', '--config', 'playwright.hosts.config.ts', ...process.argv.slice(2)], {
    HOSTS: hosts.join(','),
  });
}
