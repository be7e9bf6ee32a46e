/**
 * Prints the releases and the commit that a running site reports, and checks that it sends this repository's headers.
 *
 *   npm run probe -- https://docs.example.com
 *   npm run probe -- https://docs.example.com --commit HEAD    fails if a different commit is running
 *
 * The deployment's settings are read from the environment, as in a build. See .env.example.
 */
import {parseArgs} from 'node:util';

import {readEnv} from '../src/site/env.ts';
import {git} from '../src/site/git.ts';
import {PLATFORM_NAMES, PLATFORMS} from '../src/site/sections.ts';

import {probeSite} from './probeSite.ts';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {commit: {type: 'string'}},
});

async function probe(): Promise<void> {
  const env = readEnv();
  const site = new URL(env.BASE_URL, positionals[0] ?? env.SITE_URL).href;
  const commit = values.commit && git(process.cwd(), 'rev-parse', '--verify', values.commit);
  const {version, faults} = await probeSite(site, env, commit || undefined);
  console.log(site);
  for (const platform of PLATFORMS) {
    console.log(`${PLATFORM_NAMES[platform].padEnd(8)} ${version.releases[platform]}`);
  }
  console.log(
    `Commit   ${version.commit ?? 'unknown'}${version.committed ? ` from ${version.committed}` : ''}`,
  );
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0) console.log('✓ Headers are correct.');
  else process.exitCode = 1;
}

probe().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
