import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inflateSync} from 'node:zlib';

import {afterEach, describe, expect, it} from 'vitest';

import {drawSocialImage} from './drawSocialImage.mjs';
import {indexedPng} from './indexedPng.mjs';
import {makeSocialImages, type SocialImage} from './makeSocialImages.ts';

const image = (title: string, section = 'Android SDK'): SocialImage => ({
  title,
  section,
  siteName: 'Справочный центр Appodeal',
  language: 'Русский',
});

/** Colors of a PNG that `indexedPng` made, by their number in the palette. */
function colorsOf(png: Buffer): number[] {
  const start = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const width = png.readUInt32BE(16);
  const length = width / 2 + 1;
  return Array.from({length: png.readUInt32BE(20)}, (_, row) =>
    [...rows.subarray(row * length + 1, (row + 1) * length)].flatMap((byte) => [byte >> 4, byte & 15]),
  ).flat();
}

describe('PNG with a palette', () => {
  it('gives each pixel the nearest color', () => {
    const pixels = new Uint8Array([
      ...[255, 255, 255, 255, 250, 251, 250, 255, 0, 0, 0, 255, 5, 5, 5, 255],
      ...[216, 240, 70, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255],
    ]);
    const png = indexedPng(pixels, 4, 2, [
      [255, 255, 255],
      [0, 0, 0],
      [217, 242, 74],
    ]);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect(colorsOf(png)).toEqual([0, 0, 1, 1, 2, 1, 1, 0]);
  });
});

describe('pictures for social networks', {timeout: 60_000}, () => {
  it('have a large title where it finds room, and a smaller one where it does not', async () => {
    const short = await drawSocialImage(image('Banner'));
    const long = await drawSocialImage(
      image('Методы Обратного Вызова Для Отслеживания Дохода От Рекламы', 'Плагин Unity'),
    );
    expect(short.size).toBeGreaterThan(long.size);
    for (const {png} of [short, long]) {
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(40_000);
    }
  });

  it('do not break a long name', async () => {
    const {size} = await drawSocialImage(
      image('Дублирующийся класс com.google.android.gms.internal.measurement'),
    );
    // In a larger size the name is wider than the picture.
    expect(size).toBeLessThanOrEqual(42);
  });

  it('show Russian letters and not the sign of a missing one', async () => {
    const [first, second, missing] = await Promise.all(
      ['Ж', 'Щ', '字'].map(async (letter) => colorsOf((await drawSocialImage(image(letter))).png).join('')),
    );
    expect(new Set([first, second, missing]).size).toBe(3);
  });

  it('differ by section, name of the site and language', async () => {
    const base = image('Banner');
    const all = await Promise.all(
      [base, {...base, section: 'iOS SDK'}, {...base, siteName: 'X'}, {...base, language: 'English'}].map(
        async (each) => (await drawSocialImage(each)).png.toString('base64'),
      ),
    );
    expect(new Set(all).size).toBe(4);
  });

  it('refuse a title that finds no room', async () => {
    await expect(drawSocialImage(image('слово '.repeat(60)))).rejects.toThrow('is too long for its picture');
  });
});

describe('makeSocialImages', {timeout: 60_000}, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
  afterEach(() => {
    rmSync(folder, {recursive: true, force: true});
  });

  it('draws each picture once, and takes it from the cache then', async () => {
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
