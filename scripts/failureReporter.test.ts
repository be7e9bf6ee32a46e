import type {FullConfig, FullResult, Suite, TestCase, TestResult} from '@playwright/test/reporter';
import {expect, it} from 'vitest';

import FailureReporter from './failureReporter.ts';

const testCase = (title: string, annotations: {type: string; description?: string}[] = []) =>
  ({
    titlePath: () => ['', '', 'x.spec.ts', 'group', title],
    location: {file: '/tests/x.spec.ts', line: 7, column: 1},
    expectedStatus: 'passed',
    annotations,
  }) as unknown as TestCase;

const result = (status: TestResult['status'], message?: string) =>
  ({
    status,
    duration: 1500,
    errors: message === undefined ? [] : [{message}],
    attachments:
      message === undefined ? [] : [{name: 'screenshot', contentType: 'image/png', path: '/shot.png'}],
  }) as unknown as TestResult;

/** Reports tests, one every 15 seconds, and returns what is printed. */
function report(...ends: [TestCase, TestResult][]): string[] {
  const lines: string[] = [];
  let time = 0;
  const reporter = new FailureReporter({print: (line) => lines.push(line), now: () => time});
  reporter.onBegin({} as FullConfig, {allTests: () => ends.map(([each]) => each)} as unknown as Suite);
  for (const [each, end] of ends) {
    time += 15_000;
    reporter.onTestEnd(each, end);
  }
  reporter.onEnd({status: 'passed', duration: 60_000} as FullResult);
  return lines;
}

it('reports a failed test with its location, message, and files', () => {
  expect(report([testCase('breaks'), result('failed', 'Expected 1\nReceived 2')]).slice(1, -1)).toEqual([
    '  ✗ group › breaks (1.5 s)\n    /tests/x.spec.ts:7',
    '    Expected 1\n    Received 2',
    '    screenshot: /shot.png',
  ]);
});

it.each(['timedOut', 'interrupted'] as const)('counts %s as a failure', (status) => {
  expect(report([testCase('a'), result(status)]).join('\n')).toContain('✗ group › a');
});

it('reports the progress of the run, but not after each test', () => {
  const passing = Array.from({length: 5}, (_, index): [TestCase, TestResult] => [
    testCase(`${index}`),
    result('passed'),
  ]);
  expect(report(...passing)).toEqual([
    '  5 tests',
    '  2 of 5',
    '  4 of 5',
    '  5 of 5 tests, 0 failed, passed after 60.0 s',
  ]);
});

it('reports how many tests were skipped and why', () => {
  const same = [{type: 'visit'}, {type: 'skip', description: 'the page is the same'}];
  expect(
    report(
      [testCase('a', same), result('skipped')],
      [testCase('b', same), result('skipped')],
      [testCase('c'), result('skipped')],
    ),
  ).toEqual(expect.arrayContaining(['  2 skipped: the page is the same', '  1 skipped: no reason given']));
});
