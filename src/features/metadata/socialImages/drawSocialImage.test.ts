import {describe, expect, it} from 'vitest';
import {drawSocialImage} from './drawSocialImage.mjs';
import {image} from './testData.ts';

describe('images for social networks', {timeout: 60_000}, () => {
  it('have a large title if it fits, and a smaller one if it does not', async () => {
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

  it('do not break a long name across lines', async () => {
    const {size} = await drawSocialImage(
      image('Дублирующийся класс com.google.android.gms.internal.measurement'),
    );
    // In a larger size, the name is wider than the image.
    expect(size).toBeLessThanOrEqual(42);
  });

  it('show Russian letters instead of missing-glyph boxes', async () => {
    const [first, second, missing] = await Promise.all(
      ['Ж', 'Щ', '字'].map(async (letter) => (await drawSocialImage(image(letter))).png.toString('base64')),
    );
    expect(new Set([first, second, missing]).size).toBe(3);
  });

  it('differ by section, site name, and language', async () => {
    const base = image('Banner');
    const all = await Promise.all(
      [base, {...base, section: 'iOS SDK'}, {...base, siteName: 'X'}, {...base, language: 'English'}].map(
        async (each) => (await drawSocialImage(each)).png.toString('base64'),
      ),
    );
    expect(new Set(all).size).toBe(4);
  });

  it('reject a title that is too long', async () => {
    await expect(drawSocialImage(image('слово '.repeat(60)))).rejects.toThrow('is too long for its image');
  });
});
