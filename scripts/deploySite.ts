import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

import {testedCommit} from './checkStamp.mjs';
import {keepPreviousAssets} from './previousAssets.ts';
import {differentSettings} from './testPagesFolder.ts';

type Command = readonly [program: string, ...parameters: string[]];

/**
 * Folder in the repository that is uploaded. It contains the tested build, and the files of the running site that
 * aren't in the build.
 */
export const UPLOAD_FOLDER = 'build-upload';

export interface DeployOptions {
  /** Root folder of the repository. */
  root: string;
  /** URL of the running site, with a trailing slash. */
  site: string;
  /** Settings of the deployment, which must match those of the build. */
  settings: object;
  /** Command that uploads `build-upload/`, or null to stop before uploading. */
  upload: Command | null;
  /** Whether to continue without the files of the running site. */
  withoutPrevious?: boolean;
  log?: (line: string) => void;
}

/**
 * Uploads the build that `npm test` has tested, if it passed on the checked-out commit.
 * @throws Error that states the reason if the build can't be deployed.
 */
export async function deploySite({
  root,
  site,
  settings,
  upload,
  withoutPrevious = false,
  log = console.log,
}: DeployOptions): Promise<void> {
  const commit = testedCommit(root);
  if (commit === null) {
    throw new Error(
      'The build is not one that `npm test -- --all` has passed on this commit. Commit all changes, and run it again.',
    );
  }
  const build = path.join(root, 'build');

  const different = differentSettings(build, settings);
  if (different.length > 0) {
    throw new Error(
      `The settings of the tested build differ from the environment: ${different.join(', ')}. ` +
        'Run `npm test` with the settings of the deployment.',
    );
  }

  // A copy keeps the tested build unchanged so that it can be deployed again.
  const folder = path.join(root, UPLOAD_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  cpSync(build, folder, {recursive: true});
  if (withoutPrevious) {
    log(
      'Files of the running site are not kept, so readers with an open page will have to load pages in full.',
    );
  } else {
    const kept = await keepPreviousAssets(site, folder);
    log(
      kept === null
        ? `${site} has no list of files yet, so none are kept.`
        : `${kept} files of ${site} are kept.`,
    );
  }

  if (upload === null) {
    log(`${commit} is ready to deploy. Nothing has been uploaded.`);
    return;
  }
  const [program, ...parameters] = upload;
  const {status} = spawnSync(program, parameters, {cwd: root, stdio: 'inherit'});
  if (status !== 0) throw new Error('The upload failed.');
  log(`${commit} is deployed.`);
}
