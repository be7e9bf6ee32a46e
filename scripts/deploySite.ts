import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';

import {parseSiteVersion} from '../src/features/host/siteVersion.ts';
import {readJson} from '../src/site/readData.ts';
import {TEST_PAGES} from '../src/site/testPages.ts';

import {buildOf, currentState, reasonToRefuse} from './checkStamp.mjs';
import {keepPreviousAssets} from './previousAssets.ts';
import {differentSettings} from './testPagesFolder.ts';

type Command = readonly [program: string, ...parameters: string[]];

/** Folder in the repository that is uploaded: the tested build, and the files of the running site that it lacks. */
export const UPLOAD_FOLDER = 'build-upload';

export interface DeployOptions {
  /** Repository. */
  root: string;
  /** Address of the running site, with a slash at its end. */
  site: string;
  /** Settings of the deployment, which must be those of the build. */
  settings: object;
  /** Command that uploads `build-upload/`; null to stop before. */
  upload: Command | null;
  /** Goes on without the files of the running site. */
  withoutPrevious?: boolean;
  log?: (line: string) => void;
}

/**
 * Uploads the build that `npm test` has tested, if it passed on the commit that is checked out.
 * @throws Error saying why not.
 */
export async function deploySite({
  root,
  site,
  settings,
  upload,
  withoutPrevious = false,
  log = console.log,
}: DeployOptions): Promise<void> {
  const reason = reasonToRefuse(root);
  if (reason !== null) throw new Error(reason);
  const {commit} = currentState(root);
  const build = buildOf(root);

  const different = differentSettings(build, settings);
  if (different.length > 0) {
    throw new Error(
      `The tested build was made with other settings than those of the environment: ${different.join(', ')}. ` +
        'Run `npm test` with the settings of the deployment.',
    );
  }
  const version = parseSiteVersion(readJson(build, 'version.json'));
  if (version.commit !== commit) {
    throw new Error(
      `The build is of ${version.commit}, and the checks were of ${commit}: nothing has been uploaded.`,
    );
  }
  if (existsSync(path.join(build, TEST_PAGES))) {
    throw new Error('The build holds the pages of the browser tests: nothing has been uploaded.');
  }

  // A copy, so that the tested build stays as it was and can be deployed again.
  const folder = path.join(root, UPLOAD_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  cpSync(build, folder, {recursive: true});
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
  const [program, ...parameters] = upload;
  const {status} = spawnSync(program, parameters, {cwd: root, stdio: 'inherit'});
  if (status !== 0) throw new Error('The upload failed.');
  log(`${commit} is deployed.`);
}
