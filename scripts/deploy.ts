/**
 * Deploys the commit that is checked out to Cloudflare Pages, if `npm test` has passed on it.
 *
 *   npm run deploy -- --project NAME            builds, checks, keeps the files of the running site, uploads
 *   npm run deploy -- --project NAME --dry-run  the same without uploading
 *   --branch NAME        branch of the project that it is for (default: main, which is the public site)
 *   --without-previous   for a site that is out of reach: readers with an open page will have to load pages in full
 *
 * The host's program wants CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment.
 */
import {parseArgs} from 'node:util';

import {readEnv} from '../src/site/env.ts';

import {currentState} from './checkStamp.mjs';
import {deploySite} from './deploySite.ts';
import {root} from './ensureInstalled.mjs';
import {ensureWrangler, wranglerFolder} from './ensureWrangler.mjs';

const {values} = parseArgs({
  options: {
    project: {type: 'string'},
    branch: {type: 'string', default: 'main'},
    'dry-run': {type: 'boolean', default: false},
    'without-previous': {type: 'boolean', default: false},
  },
});

async function deploy(): Promise<void> {
  const dry = values['dry-run'];
  if (!dry && !values.project)
    throw new Error('Name the project of the host: npm run deploy -- --project NAME');
  const {SITE_URL, BASE_URL} = readEnv();
  if (!dry && !ensureWrangler()) throw new Error("The host's program could not be installed.");
  await deploySite({
    root,
    site: new URL(BASE_URL, SITE_URL).href,
    build: ['npx', 'docusaurus', 'build'],
    check: ['npx', 'tsx', 'scripts/checkBuild.ts', 'build'],
    upload: dry
      ? null
      : [
          'npx',
          '--prefix',
          wranglerFolder,
          'wrangler',
          'pages',
          'deploy',
          'build',
          '--project-name',
          values.project ?? '',
          '--branch',
          values.branch,
          '--commit-hash',
          currentState().commit ?? '',
        ],
    withoutPrevious: values['without-previous'],
  });
}

deploy().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
