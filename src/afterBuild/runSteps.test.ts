import {existsSync} from 'node:fs';

import {expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporaryFolder.ts';

import {TEST_PAGES} from '../site/testPages.ts';

import type {AfterBuildStep} from './afterBuildStep.ts';
import {runSteps} from './runSteps.ts';

const folder = temporaryFolder();

const {read, write} = folder;

it('rewrites every page in the order of the steps, then reads the result, then finishes in order', async () => {
  write('index.html', '<p>home</p>');
  write('guide/start.html', '<p>start</p>');
  const calls: string[] = [];
  const step = (name: string): AfterBuildStep => ({
    rewrite: (html) => html.replace('</p>', ` ${name}</p>`),
    read: ($, {file, address}) => {
      calls.push(`${name} ${file} ${address} ${$('p').text()}`);
    },
    finish: async () => {
      await Promise.resolve();
      calls.push(`${name} finishes`);
    },
  });
  await runSteps([step('a'), step('b')], folder.path, []);
  expect(calls).toEqual([
    'a guide/start.html /guide/start start a b',
    'b guide/start.html /guide/start start a b',
    'a index.html / home a b',
    'b index.html / home a b',
    'a finishes',
    'b finishes',
  ]);
  expect(read('guide/start.html')).toBe('<p>start a b</p>');
});

it('ignores other locales, and does not let steps read the pages of the browser tests', async () => {
  write('page.html', 'page');
  write('ru/page.html', 'page');
  write(`${TEST_PAGES}/sample.html`, 'sample');
  const seen: string[] = [];
  await runSteps([{rewrite: (html) => `${html}!`, read: (_, {file}) => void seen.push(file)}], folder.path, [
    'ru',
  ]);
  expect(seen).toEqual(['page.html']);
  expect(read('page.html')).toBe('page!');
  expect(read('ru/page.html')).toBe('page');
  expect(read(`${TEST_PAGES}/sample.html`)).toBe('sample!');
});

it('moves the versions page into its own folder so that its URL ends with a slash', async () => {
  write('versions.html', 'versions');
  const seen: string[] = [];
  await runSteps([{read: (_, {file, address}) => void seen.push(`${file} ${address}`)}], folder.path, []);
  expect(seen).toEqual(['versions/index.html /versions']);
  expect(read('versions/index.html')).toBe('versions');
  expect(existsSync(folder.at('versions.html'))).toBe(false);
});
