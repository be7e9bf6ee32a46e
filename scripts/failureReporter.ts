import type {FullConfig, FullResult, Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';

/** Milliseconds between two progress lines. */
const PROGRESS_EVERY = 20_000;

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ');

/** Playwright reporter for people and logs. Reports each test when it fails, and reports progress from time to time. */
export default class FailureReporter implements Reporter {
  private total = 0;
  private done = 0;
  private failed = 0;
  private lastLine = 0;
  /** Number of skipped tests, keyed by reason. */
  private readonly skipped = new Map<string, number>();

  constructor(
    private readonly options: {
      print?: (line: string) => void;
      /** Returns the current time in milliseconds, from any clock. */
      now?: () => number;
    } = {},
  ) {}

  printsToStdio(): boolean {
    return true;
  }

  private print(line: string): void {
    (this.options.print ?? console.log)(line);
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    this.lastLine = this.now();
    this.print(`  ${this.total} tests`);
  }

  onTestEnd(test: TestCase, {status, error, errors, duration, attachments}: TestResult): void {
    this.done += 1;
    if (status === 'skipped') {
      const reason = test.annotations.find(
        ({type, description}) => type === 'skip' && description,
      )?.description;
      const key = reason ?? 'no reason given';
      this.skipped.set(key, (this.skipped.get(key) ?? 0) + 1);
    }
    const seconds = (duration / 1000).toFixed(1);
    if (status !== test.expectedStatus && status !== 'skipped') {
      this.failed += 1;
      const {file, line} = test.location;
      // The first title is empty, the second one is the project, and the third one is the file.
      const title = test.titlePath().slice(3).join(' › ');
      this.print(`  ✗ ${title} (${seconds} s)\n    ${file}:${line}`);
      for (const {message, stack} of errors.length > 0 ? errors : error ? [error] : [])
        this.print(indented(stack ?? message ?? 'No message'));
      for (const {name, path} of attachments) if (path !== undefined) this.print(`    ${name}: ${path}`);
    }
    if (this.now() - this.lastLine >= PROGRESS_EVERY && this.done < this.total) {
      this.lastLine = this.now();
      this.print(`  ${this.done} of ${this.total}${this.failed > 0 ? `, ${this.failed} failed` : ''}`);
    }
  }

  /** Handles errors outside tests, such as a server that doesn't start. */
  onError({message, stack}: {message?: string; stack?: string}): void {
    this.print(indented(stack ?? message ?? 'No message'));
  }

  onEnd({status, duration}: FullResult): void {
    for (const [reason, count] of this.skipped) this.print(`  ${count} skipped: ${reason}`);
    const seconds = (duration / 1000).toFixed(1);
    this.print(`  ${this.done} of ${this.total} tests, ${this.failed} failed, ${status} after ${seconds} s`);
  }
}
