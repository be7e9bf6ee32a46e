import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../tests/support/temporaryFolder.ts';
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
  const folder = temporaryFolder();
  const check = (name: string) => `{name: '${name}', about: '', run: () => []}`;

  it.each([
    ['another name', `export const check = ${check('link')};`, 'its name is link'],
    ['another export', `export const links = ${check('links')};`, 'there is no such export'],
  ])('rejects a file with %s', async (_case, code, message) => {
    folder.write('links.ts', code);
    await expect(loadCheck(folder.path, 'links')).rejects.toThrow(message);
  });

  it('skips tests', () => {
    for (const file of ['links.ts', 'links.test.ts', 'README.md']) folder.write(file, '');
    expect(checksIn(folder.path)).toEqual(['links']);
  });
});
