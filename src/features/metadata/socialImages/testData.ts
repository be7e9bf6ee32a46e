import {inflateSync} from 'node:zlib';
import type {SocialImage} from './makeSocialImages.ts';

export const image = (title: string, section = 'Android SDK'): SocialImage => ({
  title,
  section,
  siteName: 'Справочный центр Appodeal',
  language: 'Русский',
});

/** Colors of a PNG that `indexedPng` made, by their number in the palette. */
export function colorsOf(png: Buffer): number[] {
  const start = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const width = png.readUInt32BE(16);
  const length = width / 2 + 1;
  return Array.from({length: png.readUInt32BE(20)}, (_, row) =>
    [...rows.subarray(row * length + 1, (row + 1) * length)].flatMap((byte) => [byte >> 4, byte & 15]),
  ).flat();
}
