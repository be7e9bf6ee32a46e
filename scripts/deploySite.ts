import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {parseSiteVersion} from '../src/site/siteVersion.ts';

import {currentState, reasonToRefuse} from './checkStamp.mjs';
import {keepPreviousAssets} from './previousAssets.ts';

type Command = readonly [program: string, ...parameters: string[]];

export interface DeployOptions {
  /** Repository. */
  root: string;
  /** Address of the running site, with a slash at its end. */
  site: string;
  /** Command that writes the site to `build/`. */
  build: Command;
  /** Command that checks it. */
  check: Command;
  /** Command that uploads it; null to stop before. */
  upload: Command | null;
  /** Goes on without the files of the running site. */
  withoutPrevious?: boolean;
  log?: (line: string) => void;
}

/**
 * Builds and uploads the commit that is checked out, if `npm test` has passed on it.
 * @throws Error saying why not.
 */
export async function deploySite({
  root,
  site,
  build,
  check,
  upload,
  withoutPrevious = false,
  log = console.log,
}: DeployOptions): Promise<void> {
  const reason = reasonToRefuse(root);
  if (reason !== null) throw new Error(reason);
  const {commit} = currentState(root);
  const folder = path.join(root, 'build');

  const run = ([program, ...parameters]: Command, what: string): void => {
    const {status} = spawnSync(program, parameters, {
      cwd: root,
      stdio: 'inherit',
      env: {...process.env, TEST_PAGES: ''},
    });
    if (status !== 0) throw new Error(`${what} failed: nothing has been uploaded.`);
  };

  // From nothing: what an earlier build left behind has passed no check.
  rmSync(folder, {recursive: true, force: true});
  run(build, 'The build');
  const version = parseSiteVersion(JSON.parse(readFileSync(path.join(folder, 'version.json'), 'utf8')));
  if (version.commit !== commit) {
    throw new Error(
      `The build is of ${version.commit}, and the checks were of ${commit}: nothing has been uploaded.`,
    );
  }
  if (existsSync(path.join(folder, 'test-pages'))) {
    throw new Error('The build holds the pages of the browser tests: nothing has been uploaded.');
  }
  run(check, 'The check of the build');

  if (withoutPrevious) {
    log('Files of the running site are not kept: readers with an open page will have to load pages in full.');
  } else {
    const kept = await keepPreviousAssets(site, folder);
    log(
      kept === null
        ? `${site} has no list of files yet: none are kept.`
        : `${kept} files of ${site} are kept.`,
    );
  }

  if (upload === null) {
    log(`${commit} could be deployed. Nothing has been uploaded.`);
    return;
  }
  run(upload, 'The upload');
  log(`${commit} is deployed.`);
}
