import {describe, expect, it} from 'vitest';

import {countsOf, runProgram, runSteps} from './runSteps.mjs';

type Step = Parameters<typeof countsOf>[0];
type End = Awaited<ReturnType<typeof runProgram>>;

/** Runs steps whose programs end when the test ends them. */
function start(steps: Step[], atOnce = 2) {
  const lines: string[] = [];
  const ends = new Map<string, (end: End) => void>();
  const result = runSteps(steps, {
    atOnce,
    run: ({name}) =>
      new Promise((resolve) => {
        ends.set(name, resolve);
      }),
    print: (text) => lines.push(text),
    now: () => 0,
  });
  return {
    lines,
    result,
    /** Returns the names of the steps whose programs are running. */
    running: () => [...ends.keys()],
    end: async (name: string, code: number | null = 0, output = '') => {
      ends.get(name)?.({code, output});
      ends.delete(name);
      // The runner continues within a few microtasks.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const step = (name: string, more: Partial<Step> = {}): Step => ({name, command: [name], ...more});
const counts = (passed: number, failed = 0, skipped = 0) => ({passed, failed, skipped});

describe('steps', () => {
  it('run in parallel and in order, up to the maximum number', async () => {
    const {running, end, result} = start([step('a'), step('b'), step('c')]);
    expect(running()).toEqual(['a', 'b']);
    await end('b');
    expect(running()).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    expect(await result).toEqual(counts(3));
  });

  it('wait for the steps that they need while others start', async () => {
    const {running, end, result} = start([step('build'), step('browser', {needs: ['build']}), step('lint')]);
    expect(running()).toEqual(['build', 'lint']);
    await end('lint');
    expect(running()).toEqual(['build']);
    await end('build');
    expect(running()).toEqual(['browser']);
    await end('browser');
    expect(await result).toEqual(counts(3));
  });

  it('fail without being run if a step that they need has failed', async () => {
    const {lines, end, result} = start([
      step('build'),
      step('browser', {needs: ['build']}),
      step('hosts', {needs: ['browser']}),
    ]);
    await end('build', 1, 'broken\n');
    expect(await result).toEqual(counts(0, 3));
    expect(lines).toEqual([
      '✗ build (0.0 s)',
      'broken\n',
      '✗ browser: not run, because build failed',
      '✗ hosts: not run, because browser failed',
    ]);
  });

  it('run alone if they must', async () => {
    const {running, end, result} = start([step('a'), step('browser', {alone: true}), step('b'), step('c')]);
    expect(running()).toEqual(['a', 'b']);
    await end('a');
    expect(running()).toEqual(['b', 'c']);
    await end('b');
    await end('c');
    expect(running()).toEqual(['browser']);
    await end('browser');
    expect(await result).toEqual(counts(4));
  });

  it('print the output of failed steps only, in one piece', async () => {
    const {lines, end, result} = start([step('good'), step('bad')]);
    await end('good', 0, 'fine');
    await end('bad', 2, 'one\ntwo\n');
    await result;
    expect(lines).toEqual(['✓ good (0.0 s)', '✗ bad (0.0 s)', 'one\ntwo\n']);
  });

  it('count the tests in a suite', async () => {
    const {lines, end, result} = start([step('suite', {read: () => counts(5, 0, 2)})]);
    await end('suite');
    expect(await result).toEqual(counts(5, 0, 2));
    expect(lines).toEqual(['✓ suite: 5 passed, 0 failed, 2 skipped (0.0 s)']);
  });

  it('that depend on nonexistent steps are an error', async () => {
    await expect(start([step('a', {needs: ['b']})]).result).rejects.toThrow("don't exist: a");
  });
});

describe('counts of a program', () => {
  it.each([
    ['a check that passed', undefined, 0, counts(1)],
    ['a check that failed', undefined, 1, counts(0, 1)],
    ['a check that was killed', undefined, null, counts(0, 1)],
    ['a suite that passed', counts(3, 0, 1), 0, counts(3, 0, 1)],
    ['a suite that failed', counts(3, 2), 1, counts(3, 2)],
    ['a suite without a report', null, 0, counts(0, 1)],
    ['a suite that ran nothing', counts(0), 0, counts(0, 1)],
    ['a suite that failed apart from its tests', counts(3), 1, counts(3, 1)],
  ])('%s', (_, report, code, expected) => {
    expect(countsOf(step('x', report === undefined ? {} : {read: () => report}), code)).toEqual(expected);
  });
});

describe('a program', () => {
  const run = (script: string, env?: Record<string, string>) =>
    runProgram({name: 'x', command: [process.execPath, '-e', script], env}, process.cwd());

  it('returns its exit code and everything that it has printed', async () => {
    const {code, output} = await run(
      'console.log("a" + process.env.ADDED); console.error("b"); process.exit(3)',
      {
        ADDED: '1',
      },
    );
    expect(code).toBe(3);
    expect(output).toContain('a1\n');
    expect(output).toContain('b\n');
  });

  it('that does not exist is reported', async () => {
    const {code, output} = await runProgram({name: 'x', command: ['no-such-program-here']}, process.cwd());
    expect(code).toBeNull();
    expect(output).toContain('no-such-program-here');
  });
});
