import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../../tests/support/temporaryFolder.ts';
import {makeSocialImages} from './makeSocialImages.ts';
import {image} from './testData.ts';

describe('makeSocialImages', {timeout: 60_000}, () => {
  const folder = temporaryFolder();

  it('draws each image once and then takes it from the cache', async () => {
    const cache = folder.at('cache');
    const images = new Map([
      [path.join(folder.path, 'a', 'one.png'), image('One')],
      [path.join(folder.path, 'a', 'b', 'same.png'), image('One')],
      [folder.at('two.png'), image('Two')],
    ]);
    expect(await makeSocialImages(images, cache)).toBe(2);
    const [one, same, two] = [...images.keys()].map((file) => readFileSync(file, 'base64'));
    expect(one).toBe(same);
    expect(one).not.toBe(two);
    expect(
      await makeSocialImages(new Map([...images, [folder.at('three.png'), image('Three')]]), cache),
    ).toBe(1);
  });
});
