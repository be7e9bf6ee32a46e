import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {makeSocialImages} from './makeSocialImages.ts';
import {image} from './testData.ts';

describe('makeSocialImages', {timeout: 60_000}, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
  afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  it('draws each image once and then takes it from the cache', async () => {
    const cache = path.join(folder, 'cache');
    const images = new Map([
      [path.join(folder, 'a', 'one.png'), image('One')],
      [path.join(folder, 'a', 'b', 'same.png'), image('One')],
      [path.join(folder, 'two.png'), image('Two')],
    ]);
    expect(await makeSocialImages(images, cache)).toBe(2);
    const [one, same, two] = [...images.keys()].map((file) => readFileSync(file, 'base64'));
    expect(one).toBe(same);
    expect(one).not.toBe(two);
    expect(
      await makeSocialImages(new Map([...images, [path.join(folder, 'three.png'), image('Three')]]), cache),
    ).toBe(1);
  });
});
