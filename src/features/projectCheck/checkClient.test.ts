import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {createCheckClient} from './checkClient.ts';
import type {Report} from './checkProject.ts';
import type {CheckRequest} from './projectCheck.worker.ts';

const workers: FakeWorker[] = [];

/** A worker that responds when the test tells it to. */
class FakeWorker {
  onmessage?: (event: {data: Report}) => void;
  onerror?: (event: {message: string}) => void;
  isTerminated = false;
  readonly requests: CheckRequest[] = [];
  constructor() {
    workers.push(this);
  }
  postMessage(request: CheckRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const REPORT: Report = {files: [], sdks: [], parts: [], findings: []};
const files = (name: string) => [{name, content: 'x'}];

describe('checkClient', () => {
  beforeEach(() => {
    workers.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('uses one worker for consecutive checks, and terminates it at the end', async () => {
    const client = createCheckClient();
    for (const name of ['a', 'b']) {
      const result = client.check(files(name), 'android');
      workers[0]?.onmessage?.({data: REPORT});
      expect(await result).toBe(REPORT);
    }
    expect(workers.map(({requests}) => requests.length)).toEqual([2]);
    expect(vi.getTimerCount()).toBe(0);
    client.stop();
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('stops a running check when the next one starts, and never returns its report for the next one', async () => {
    const client = createCheckClient();
    const first = client.check(files('a'), 'android');
    vi.advanceTimersByTime(19_000);
    const second = client.check(files('b'), 'android');
    expect(await first).toBeNull();
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
    workers[0]?.onmessage?.({data: {...REPORT, files: [{name: 'a', kind: null, unread: 'unknown'}]}});
    // The time limit of the first check.
    vi.advanceTimersByTime(2_000);
    expect(workers[1]?.isTerminated).toBe(false);
    workers[1]?.onmessage?.({data: REPORT});
    expect(await second).toBe(REPORT);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports a check that is slow or fails, and uses a new worker afterward', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = createCheckClient();
    const slow = client.check(files('a'), 'ios');
    vi.advanceTimersByTime(20_000);
    expect(await slow).toBe('slow');
    const failed = client.check(files('b'), 'ios');
    workers[1]?.onerror?.({message: 'no'});
    expect(await failed).toBe('failed');
    const stopped = client.check(files('c'), 'ios');
    client.stop();
    expect(await stopped).toBeNull();
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, true, true]);
  });
});
