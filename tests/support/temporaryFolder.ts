import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';

/** A folder that exists during a test. Files are relative to it. */
export class TemporaryFolder {
  path = '';

  /** Returns the absolute path of a file. */
  at = (file: string): string => path.join(this.path, file);

  /** Writes a file, and creates its folder if it is missing. Values other than strings are written as JSON. */
  write = (file: string, content: unknown): void => {
    mkdirSync(path.dirname(this.at(file)), {recursive: true});
    writeFileSync(this.at(file), typeof content === 'string' ? content : JSON.stringify(content));
  };

  read = (file: string): string => readFileSync(this.at(file), 'utf8');
}

/** Creates an empty folder before each test of the current file or `describe` block, and deletes it afterward. */
export function temporaryFolder<Folder extends TemporaryFolder = TemporaryFolder>(
  folder = new TemporaryFolder() as Folder,
): Folder {
  beforeEach(() => {
    folder.path = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => {
    rmSync(folder.path, {recursive: true, force: true});
  });
  return folder;
}
