/**
 * Compares screenshots of the working tree with those of an earlier commit: every page type in both locales, color
 * modes, and widths. Both are rendered on the same machine, so the repository needs no baseline images. A difference
 * isn't necessarily an error, so look at the images in `test-results/visual`.
 *
 *   npm run test:visual                 compares with the commit before the last one
 *   npm run test:visual -- main         compares with another commit
 *   npm run test:visual -- --no-build   uses the existing build of the working tree
 *
 * Exit codes: 0 if all screenshots are the same, 1 if some differ, 2 if one of the two versions couldn't be built or
 * rendered.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {cloneRepository, passes, sharePackages} from './cloneRepository.ts';

const root = process.cwd();
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {'no-build': {type: 'boolean', default: false}},
});
const base = positionals[0] ?? 'HEAD~1';

/** Installs the packages of the earlier commit, which are mostly the same as those of the working tree. */
function install(folder: string): boolean {
  const lockfile = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  if (lockfile(folder) !== lockfile(root)) return passes(folder, ['npm', 'ci']);
  sharePackages(root, folder);
  return true;
}

function compare(): number {
  const folder = cloneRepository(root, base);
  const snapshots = path.join(folder, 'test-results', 'snapshots');
  const take = (site: string, ...parameters: string[]) =>
    passes(root, ['npx', 'playwright', 'test', '--config', 'playwright.visual.config.ts', ...parameters], {
      VISUAL_SITE: site,
      VISUAL_SNAPSHOTS: snapshots,
    });
  try {
    if (!install(folder) || !passes(folder, ['npm', 'run', '--silent', 'build'])) return 2;
    if (!values['no-build'] && !passes(root, ['npm', 'run', '--silent', 'build'])) return 2;
    if (!take(folder, '--update-snapshots')) return 2;
    return take(root) ? 0 : 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

process.exitCode = compare();
