import {spawn} from 'node:child_process';

/**
 * Counts of a step. A check that passes or fails as a whole counts as one.
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 */

/**
 * A program in the test run.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env] variables to add
 * @property {string[]} [needs] names of steps that must have passed; otherwise this one fails without being run
 * @property {boolean} [alone] runs with no other step in parallel, and its output is streamed
 * @property {() => Counts | null} [read] reads the counts that the program has written; null if there are none
 */

/**
 * Result of a program: its exit code (null if the program couldn't be started or was killed) and its output, unless
 * the output was streamed.
 * @typedef {{code: number | null, output: string}} End
 */

/**
 * Runs a program.
 * @param {Step} step
 * @param {string} folder
 * @returns {Promise<End>}
 */
export function runProgram({command, env, alone = false}, folder) {
  const [program = '', ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({code: null, output: `${output}${error.message}\n`}));
    child.on('close', (code) => resolve({code, output}));
  });
}

/**
 * Returns the counts of a program that has ended. A program that ran nothing, left no report, or failed without
 * reporting a failure counts as a failure.
 * @param {Step} step
 * @param {number | null} code exit code
 * @returns {Counts}
 */
export function countsOf({read}, code) {
  if (read === undefined) return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
  const counts = read() ?? {passed: 0, failed: 0, skipped: 0};
  const isFault = counts.failed === 0 && (counts.passed === 0 || code !== 0);
  return isFault ? {...counts, failed: 1} : counts;
}

/**
 * Runs steps in parallel, starting each one as soon as its dependencies allow. The output of a step is printed in full
 * if the step has failed, and not at all if it has passed.
 * @param {readonly Step[]} steps
 * @param {object} options
 * @param {number} options.atOnce maximum number of parallel steps
 * @param {(step: Step) => Promise<End>} options.run
 * @param {(text: string) => void} options.print
 * @param {() => number} [options.now] returns the current time in milliseconds, from any clock
 * @returns {Promise<Counts>} sums over all steps
 */
export async function runSteps(steps, {atOnce, run, print, now = Date.now}) {
  /** @type {Counts} */
  const sums = {passed: 0, failed: 0, skipped: 0};
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];

  /** @param {Step} step @param {Counts} counts @param {string} text @param {string} output */
  const finish = (step, counts, text, output) => {
    ended.set(step.name, counts.failed === 0);
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) sums[key] += counts[key];
    const hasFailed = counts.failed > 0;
    print(`${hasFailed ? '✗' : '✓'} ${step.name}${text}`);
    if (hasFailed && output.trim() !== '') print(`${output.trimEnd()}\n`);
  };

  /** @param {Step} step */
  const start = async (step) => {
    const begin = now();
    if (step.alone) print(`— ${step.name}`);
    const {code, output} = await run(step);
    const counts = countsOf(step, code);
    const seconds = ((now() - begin) / 1000).toFixed(1);
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const tests = step.read ? `: ${counts.passed} passed, ${counts.failed} failed${skipped}` : '';
    finish(step, counts, `${tests} (${seconds} s)`, output);
  };

  /** @param {Step} step */
  const needsOf = ({needs = []}) => needs.map((name) => ended.get(name));
  for (;;) {
    for (const step of [...waiting]) {
      if (!needsOf(step).includes(false)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      finish(
        step,
        {passed: 0, failed: 1, skipped: 0},
        `: not run, because ${step.needs?.join(', ')} failed`,
        '',
      );
    }
    const isFree = (/** @type {Step} */ step) =>
      needsOf(step).every((passed) => passed === true) &&
      (step.alone
        ? running.size === 0
        : running.size < atOnce && ![...running.keys()].some(({alone}) => alone));
    const next = waiting.find(isFree);
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        start(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else if (waiting.length > 0) {
      throw new Error(
        `These steps depend on steps that don't exist: ${waiting.map(({name}) => name).join(', ')}`,
      );
    } else {
      return sums;
    }
  }
}
