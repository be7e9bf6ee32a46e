import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Build} from './loadBuild.ts';

/** Returns the text of a file in the build. */
export const readBuiltFile = (build: Build, file: string): string =>
  readFileSync(path.join(build.folder, file), 'utf8');
