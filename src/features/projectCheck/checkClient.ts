import type {Platform} from '../../site/sections.ts';

import type {InputFile, Report} from './checkProject.ts';
import type {CheckRequest, CheckResponse} from './projectCheck.worker.ts';

/** Milliseconds after which a check is stopped. A dependency report of 5 MB takes about 0.2 seconds of computing time. */
const LIMIT = 20_000;

/** Why there is no report. `slow`: the check exceeded the time limit. `failed`: the script couldn't be loaded or threw an error. */
export type CheckFault = 'slow' | 'failed';

/** Checks files in a worker, so that the page stays responsive. */
export interface CheckClient {
  /** Stops the previous check if it is still running. A stopped check resolves with null. */
  check: (files: InputFile[], platform: Platform) => Promise<Report | CheckFault | null>;
  stop: () => void;
}

export function createCheckClient(): CheckClient {
  let worker: Worker | null = null;
  /** Ends the running check. */
  let end: ((result: Report | CheckFault | null) => void) | null = null;
  const terminate = () => {
    worker?.terminate();
    worker = null;
  };
  return {
    stop: () => {
      end?.(null);
      terminate();
    },
    check: (files, platform) => {
      end?.(null);
      return new Promise((resolve) => {
        const own = (worker ??= new Worker(new URL('./projectCheck.worker.ts', import.meta.url)));
        const finish = (result: Report | CheckFault | null) => {
          if (end !== finish) return;
          end = null;
          clearTimeout(timer);
          // A worker can't interrupt a check. It can be used again only after a report.
          if (result === null || typeof result === 'string') terminate();
          resolve(result);
        };
        const timer = setTimeout(() => {
          finish('slow');
        }, LIMIT);
        end = finish;
        own.onmessage = ({data}: MessageEvent<CheckResponse>) => {
          finish(data);
        };
        own.onerror = (event) => {
          console.warn('The project check failed', event.message);
          finish('failed');
        };
        const request: CheckRequest = {files, platform, today: new Date().toISOString().slice(0, 10)};
        own.postMessage(request);
      });
    },
  };
}
