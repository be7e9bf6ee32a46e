import {readdirSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../tests/support/temporaryFolder.ts';
import {keepPreviousAssets} from './previousAssets.ts';

const folder = temporaryFolder();

/** A running site: the response to each path, or a missing page. */
function keepFrom(site: Record<string, string | Response>) {
  const load = vi.fn((address: string | URL | Request) => {
    const answer = site[new URL(address as URL).pathname] ?? new Response('', {status: 404});
    return Promise.resolve(typeof answer === 'string' ? new Response(answer) : answer);
  });
  return {load, kept: keepPreviousAssets('https://docs.example.com/', folder.path, load)};
}

describe('files of the running site', () => {
  it('are added to the new build, except those that it has', async () => {
    folder.write('assets/js/same.0.js', 'same');
    const {kept} = keepFrom({
      '/assets.json': '["assets/js/main.1.js", "assets/js/same.0.js", "ru/assets/fonts/a-b_c.woff2"]',
      '/assets/js/main.1.js': 'old',
      '/assets/js/same.0.js': 'another',
      '/ru/assets/fonts/a-b_c.woff2': 'font',
    });
    expect(await kept).toBe(2);
    expect(
      ['assets/js/main.1.js', 'assets/js/same.0.js', 'ru/assets/fonts/a-b_c.woff2'].map((file) =>
        folder.read(file),
      ),
    ).toEqual(['old', 'same', 'font']);
  });

  it('are none before the first deployment', async () => {
    expect(await keepFrom({}).kept).toBeNull();
  });

  it.each([
    'assets/../../evil.js',
    '/etc/passwd',
    'assets/js/',
    'assets/.hidden',
    'index.html',
    '../assets/a.js',
    'assets//a.js',
    'assets/a b.js',
  ])('are not taken from %s', async (file) => {
    await expect(keepFrom({'/assets.json': JSON.stringify([file])}).kept).rejects.toThrow(
      'is not a list of files',
    );
  });

  it('are written only before a failure is reported, never after it', async () => {
    const files = Array.from({length: 20}, (_, index) => `assets/js/${index}.js`);
    const site = Object.fromEntries(files.map((file) => [`/${file}`, 'x' as string | Response]));
    const {load, kept} = keepFrom({
      ...site,
      '/assets.json': JSON.stringify(files),
      '/assets/js/0.js': new Response('', {status: 500}),
    });
    await expect(kept).rejects.toThrow('0.js returned 500');
    expect(readdirSync(folder.at('assets/js'))).toHaveLength(7);
    expect(load).toHaveBeenCalledTimes(9);
  });

  it.each([
    ['"assets/js/main.1.js"', 'is not a list of files'],
    ['["assets/js/main.1.js"]', 'main.1.js returned 404'],
    ['<!doctype html>', 'is not a list of files'],
    [new Response('', {status: 503}), 'returned 503'],
  ])('are not copied if one is missing or the list is invalid: %#', async (list, reason) => {
    await expect(keepFrom({'/assets.json': list}).kept).rejects.toThrow(reason);
  });
});
