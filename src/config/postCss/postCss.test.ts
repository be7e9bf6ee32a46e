import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, expect, it} from 'vitest';

import postCss from './postCss.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'postcss-'));
afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

it('creates named plugins once and does not look for a configuration file', () => {
  const file = path.join(folder, 'plugin.cjs');
  writeFileSync(file, "module.exports = (options) => ({postcssPlugin: 'named', options});");
  const ready = {postcssPlugin: 'ready'};
  expect(postCss().configurePostCss?.({ident: 'postcss', plugins: [[file, {stage: 1}], ready]})).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'named', options: {stage: 1}}, ready],
  });
});
