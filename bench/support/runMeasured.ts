import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** Time and memory that a command used. */
export interface Cost {
  seconds: number;
  /** Peak combined resident memory, in megabytes, of the process and all its descendants, or NaN without `/proc`. */
  megabytes: number;
}

const PAGE_KILOBYTES = 4;

/** Returns the parent and resident kilobytes of every process. */
function processes(): Map<number, {parent: number; kilobytes: number}> {
  const found = new Map<number, {parent: number; kilobytes: number}>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The program name is in parentheses and can contain spaces and parentheses.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\)\s/s, '')
        .split(' ');
      found.set(Number(name), {
        parent: Number(fields[1]),
        kilobytes: Number(fields[21]) * PAGE_KILOBYTES,
      });
    } catch {
      // The process has ended in the meantime.
    }
  }
  return found;
}

/**
 * Returns the kilobytes of a process and its descendants.
 * @param all every process with its parent.
 */
export function treeKilobytes(
  root: number,
  all: ReadonlyMap<number, {parent: number; kilobytes: number}>,
): number {
  const isInTree = (id: number): boolean => {
    for (let current = id, steps = 0; current > 1 && steps < 100; steps += 1) {
      if (current === root) return true;
      current = all.get(current)?.parent ?? 0;
    }
    return false;
  };
  let sum = 0;
  for (const [id, {kilobytes}] of all) if (isInTree(id)) sum += kilobytes;
  return sum;
}

/**
 * Runs a command quietly and measures it. Samples memory every tenth of a second.
 * @throws Error that contains the end of the command's output if the command fails.
 */
export async function runMeasured(
  command: readonly string[],
  {cwd, env = {}}: {cwd: string; env?: Record<string, string>},
): Promise<Cost> {
  const [program = '', ...parameters] = command;
  const start = performance.now();
  const child = spawn(program, parameters, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let peak = NaN;
  const sampler =
    process.platform === 'linux'
      ? setInterval(() => {
          peak = Math.max(Number.isNaN(peak) ? 0 : peak, treeKilobytes(child.pid ?? -1, processes()));
        }, 100)
      : undefined;
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearInterval(sampler);
  });
  if (status !== 0) {
    throw new Error(`${command.join(' ')} failed in ${cwd} (${String(status)}):\n${output.slice(-5000)}`);
  }
  return {seconds: (performance.now() - start) / 1000, megabytes: (peak * 1024) / 1e6};
}
