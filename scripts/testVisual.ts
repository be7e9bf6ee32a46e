/**
 * Compares screenshots of the working tree with those of an earlier commit: every page type in both locales, color modes
 * and widths. Both are rendered on the same machine, so the repository needs no baseline images. A difference is not an
 * error in itself; look at the images in `test-results/visual`.
 *
 *   npm run test:visual                 compares with the commit before the last one
 *   npm run test:visual -- main         compares with another commit
 *   npm run test:visual -- --no-build   uses the existing build of the working tree
 *
 * Exit code: 0 all screenshots are the same, 1 some differ, 2 a build failed.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

const root = process.cwd();
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {'no-build': {type: 'boolean', default: false}},
});
const base = positionals[0] ?? 'HEAD~1';

const passes = (folder: string, command: readonly string[], env: Record<string, string> = {}): boolean => {
  const [program = '', ...parameters] = command;
  const {status} = spawnSync(program, parameters, {
    cwd: folder,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  return status === 0;
};

/**
 * Clones the repository at the base commit. The clone shares the packages of the working tree if the lockfiles are equal.
 */
function checkOutBase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-'));
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const commit = execFileSync('git', ['rev-parse', base], {encoding: 'utf8'}).trim();
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], {cwd: folder});
  const lockfile = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  if (lockfile(folder) === lockfile(root))
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  else passes(folder, ['npm', 'ci', '--no-audit', '--no-fund']);
  return folder;
}

function compare(): number {
  const folder = checkOutBase();
  const snapshots = path.join(folder, 'test-results', 'snapshots');
  const take = (site: string, ...parameters: string[]) =>
    passes(root, ['npx', 'playwright', 'test', '--config', 'playwright.visual.config.ts', ...parameters], {
      VISUAL_SITE: site,
      VISUAL_SNAPSHOTS: snapshots,
    });
  try {
    if (!passes(folder, ['npm', 'run', '--silent', 'build'])) return 2;
    if (!values['no-build'] && !passes(root, ['npm', 'run', '--silent', 'build'])) return 2;
    take(folder, '--update-snapshots');
    return take(root) ? 0 : 1;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

process.exitCode = compare();
