import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

import {remember} from './visitMemory.ts';

/** Type of the annotation that contains a visit and the fingerprint of its page, separated by a space. */
export const VISIT = 'visit';

/** Playwright reporter that records the pages that passed so that the next run can skip unchanged ones. */
export default class VisitReporter implements Reporter {
  private readonly ends = new Map<string, string | undefined>();

  onTestEnd({annotations}: TestCase, {status}: TestResult): void {
    if (status === 'skipped') return;
    for (const {type, description = ''} of annotations) {
      if (type !== VISIT) continue;
      const at = description.lastIndexOf(' ');
      this.ends.set(description.slice(0, at), status === 'passed' ? description.slice(at + 1) : undefined);
    }
  }

  onEnd(): void {
    if (this.ends.size > 0) remember(this.ends);
  }

  printsToStdio(): boolean {
    return false;
  }
}
