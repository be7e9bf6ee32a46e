import data from '@generated/project-check/default/check-data.json';

import type {Platform} from '../../site/sections.ts';

import {checkProject, type InputFile, type Report} from './checkProject.ts';

/** Message from the page. */
export interface CheckRequest {
  files: InputFile[];
  platform: Platform;
  /** ISO date. */
  today: string;
}

/** Message to the page. */
export type CheckResponse = Report;

addEventListener('message', ({data: request}: MessageEvent<CheckRequest>) => {
  const {files, platform, today} = request;
  postMessage(checkProject(files, platform, data, today) satisfies CheckResponse);
});
