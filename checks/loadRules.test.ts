import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {loadRule, ruleNames} from './loadRules.ts';

const TIMEOUT = 120_000;

describe.each(['text', 'built'])('rules in checks/%s', (kind) => {
  const folder = fileURLToPath(new URL(`./${kind}/rules`, import.meta.url));

  it.each(ruleNames(folder))(
    '%s has the name of its file',
    async (name) => {
      await expect(loadRule(folder, name)).resolves.toMatchObject({name});
    },
    TIMEOUT,
  );
});

describe('loadRule', () => {
  let folder: string;
  const rule = (name: string) => `{name: '${name}', about: '', run: () => []}`;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  it.each([
    ['another name', `export const links = ${rule('link')};`, 'it exports link'],
    ['a second rule', `export const links = ${rule('links')}; export const ids = ${rule('ids')};`, 'links'],
    ['no rule', 'export const links = 1;', 'it exports none'],
  ])('rejects a file with %s', async (_case, code, message) => {
    writeFileSync(path.join(folder, 'links.ts'), code);
    await expect(loadRule(folder, 'links')).rejects.toThrow(message);
  });

  it('skips tests', () => {
    for (const file of ['links.ts', 'links.test.ts', 'README.md']) writeFileSync(path.join(folder, file), '');
    expect(ruleNames(folder)).toEqual(['links']);
  });
});
