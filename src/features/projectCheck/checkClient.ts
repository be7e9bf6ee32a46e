import type {Platform} from '../../site/sections.ts';

import type {InputFile, Report} from './checkProject.ts';
import type {CheckRequest, CheckResponse} from './projectCheck.worker.ts';

/** Milliseconds after which a check is stopped. A dependency report of 5 MB takes about 0.2 seconds of computing time. */
const LIMIT = 20_000;

/** Why there is no report. `slow`: the check exceeded the time limit. `failed`: the script couldn't be loaded or threw an error. */
export type CheckFault = 'slow' | 'failed';

/** Checks files in a worker, so that the page stays responsive. A new check replaces the previous one. */
export interface CheckClient {
  check: (files: InputFile[], platform: Platform) => Promise<Report | CheckFault>;
  stop: () => void;
}

export function createCheckClient(): CheckClient {
  let worker: Worker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  return {
    stop,
    check: (files, platform) =>
      new Promise((resolve) => {
        worker ??= new Worker(new URL('./projectCheck.worker.ts', import.meta.url));
        const own = worker;
        const end = (result: Report | CheckFault) => {
          clearTimeout(timer);
          if (typeof result === 'string') stop();
          resolve(result);
        };
        const timer = setTimeout(() => {
          end('slow');
        }, LIMIT);
        own.onmessage = ({data}: MessageEvent<CheckResponse>) => {
          end(data);
        };
        own.onerror = (event) => {
          console.warn('The project check failed', event.message);
          end('failed');
        };
        const request: CheckRequest = {files, platform, today: new Date().toISOString().slice(0, 10)};
        own.postMessage(request);
      }),
  };
}
