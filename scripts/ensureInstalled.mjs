import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of the repository. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a program, shows its output, and exits with the program's exit code if it fails.
 * @param {string} program
 * @param {string[]} parameters
 * @param {Record<string, string>} [env] environment variables to add.
 */
export function run(program, parameters, env = {}) {
  const result = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.exit(result.status ?? 1);
  }
}

/** Exits with a message if Node.js is older than the project requires. */
function checkNode() {
  const needed = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node;
  const [wanted, have] = [needed.replace('>=', ''), process.versions.node].map((text) =>
    text.split('.').map(Number),
  );
  const older = wanted.findIndex((number, index) => have[index] !== number);
  if (older !== -1 && have[older] < wanted[older]) {
    console.error(`Node.js ${needed} is required, but you're running ${process.versions.node}.`);
    process.exit(1);
  }
}

/**
 * Installs the packages listed in a folder's lockfile unless they are already installed. Exits if that fails. Downloads
 * only from the package registry.
 * @param {string} folder
 */
export function installInto(folder) {
  const lock = path.join(folder, 'package-lock.json');
  const mark = path.join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs) {
    return;
  }
  console.log(`Installing packages${folder === root ? '' : ` into ${path.relative(root, folder)}`} …`);
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder]);
}

/** Installs the packages of this repository unless they are already installed. */
export function ensureInstalled() {
  checkNode();
  installInto(root);
}
