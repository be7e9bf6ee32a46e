import {writeFileSync} from 'node:fs';

import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder.ts';

import postCss from './postCss.ts';

const folder = temporaryFolder();

it('creates named plugins once and does not look for a configuration file', () => {
  const file = folder.at('plugin.cjs');
  writeFileSync(file, "module.exports = (options) => ({postcssPlugin: 'named', options});");
  const ready = {postcssPlugin: 'ready'};
  expect(postCss().configurePostCss?.({ident: 'postcss', plugins: [[file, {stage: 1}], ready]})).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'named', options: {stage: 1}}, ready],
  });
});
