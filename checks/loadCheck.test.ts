import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checksIn, loadCheck} from './loadCheck.ts';

const TIMEOUT = 120_000;

describe.each(['text', 'built'])('checks in checks/%s/rules', (kind) => {
  const folder = fileURLToPath(new URL(`./${kind}/rules`, import.meta.url));

  it.each(checksIn(folder))(
    '%s has the name of its file',
    async (name) => {
      await expect(loadCheck(folder, name)).resolves.toMatchObject({name});
    },
    TIMEOUT,
  );
});

describe('loadCheck', () => {
  let folder: string;
  const check = (name: string) => `{name: '${name}', about: '', run: () => []}`;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'checks-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  it.each([
    ['another name', `export const check = ${check('link')};`, 'its name is link'],
    ['another export', `export const links = ${check('links')};`, 'there is no such export'],
  ])('rejects a file with %s', async (_case, code, message) => {
    writeFileSync(path.join(folder, 'links.ts'), code);
    await expect(loadCheck(folder, 'links')).rejects.toThrow(message);
  });

  it('skips tests', () => {
    for (const file of ['links.ts', 'links.test.ts', 'README.md']) writeFileSync(path.join(folder, file), '');
    expect(checksIn(folder)).toEqual(['links']);
  });
});
