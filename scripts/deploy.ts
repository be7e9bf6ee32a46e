/**
 * Deploys the build that `npm test` has tested to Cloudflare Pages, if it passed on the checked-out commit.
 *
 *   npm run deploy -- --project NAME            keeps the files of the running site, uploads
 *   npm run deploy -- --project NAME --dry-run  the same without uploading
 *   --branch NAME        branch of the project to deploy to (default: main, which is the public site)
 *   --without-previous   for a site that is unreachable: readers with an open page will have to reload pages in full
 *
 * Wrangler requires CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment.
 */
import {parseArgs} from 'node:util';

import {readEnv} from '../src/site/env.ts';
import {git} from '../src/site/git.ts';

import {deploySite, UPLOAD_FOLDER} from './deploySite.ts';
import {installInto, root} from './ensureInstalled.mjs';
import {wranglerFolder} from './testHosts.mjs';

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
    throw new Error('Specify the Cloudflare Pages project: npm run deploy -- --project NAME');
  const settings = readEnv();
  if (!dry) installInto(wranglerFolder);
  await deploySite({
    root,
    site: new URL(settings.BASE_URL, settings.SITE_URL).href,
    settings,
    upload: dry
      ? null
      : [
          'npx',
          '--prefix',
          wranglerFolder,
          'wrangler',
          'pages',
          'deploy',
          UPLOAD_FOLDER,
          '--project-name',
          values.project ?? '',
          '--branch',
          values.branch,
          '--commit-hash',
          git(root, 'rev-parse', 'HEAD'),
        ],
    withoutPrevious: values['without-previous'],
  });
}

deploy().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
