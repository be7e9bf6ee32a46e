// Runs in worker threads, which Node.js starts without a compiler, so this is JavaScript with types in comments.
import {readFile, rename, writeFile} from 'node:fs/promises';
import process from 'node:process';
import {URL} from 'node:url';
import {threadId} from 'node:worker_threads';

import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';

/**
 * @typedef {object} SocialImage Contents of a page's social image.
 * @property {string} title
 * @property {string} section empty for pages outside all sections.
 * @property {string} siteName
 * @property {string} language endonym: English, Русский.
 */

/** @typedef {{type: string, key?: string, props: Record<string, unknown>}} Box */

// Keep in sync with `makeSocialImages.ts`.
const WIDTH = 1200;
const HEIGHT = 630;

const MARGIN = 76;
const EDGE = 28;
const TITLE_WIDTH = WIDTH - 2 * MARGIN - EDGE;
const TITLE_HEIGHT = 250;
/** Font sizes of the title, in pixels. The first size in which the title fits is used. */
const TITLE_SIZES = [92, 80, 68, 58, 50, 42];
/** Conservative estimate of the width of a letter, relative to the font size. */
const LETTER_WIDTH = 0.53;

// The color tokens of light mode.
const PAPER = '#fbfbf8';
const INK = '#16191d';
const INK_SOFT = '#474e55';
const RULE = '#dadcd3';
const MARK = '#d9f24a';

const font = (/** @type {string} */ name) => readFile(new URL(`fonts/${name}.woff`, import.meta.url));

const [titleFont, textFont] = await Promise.all([font('commissioner-title'), font('commissioner-text')]);
const fonts = [
  {name: 'title', data: titleFont},
  {name: 'text', data: textFont},
];

/**
 * @param {Record<string, unknown>} style
 * @param {...(Box | string | false)} children
 * @returns {Box}
 */
const box = (style, ...children) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children: children.filter((child) => child !== false)},
});

/**
 * Returns the site's logo.
 * @param {number} size
 * @param {Record<string, unknown>} [style]
 * @param {string} [ink]
 * @returns {Box}
 */
const sign = (size, style = {}, ink = INK) => ({
  type: 'svg',
  props: {
    width: size,
    height: size,
    viewBox: '0 0 32 32',
    style,
    children: [
      {type: 'path', props: {fill: MARK, d: 'M7.5 18.25h17v6h-17z'}},
      {
        type: 'path',
        props: {fill: 'none', stroke: ink, strokeWidth: 3.6, d: 'M4.6 28.5 14 4.5h4l9.4 24'},
      },
    ],
  },
});

/**
 * @param {SocialImage} image
 * @param {number} size font size of the title, in pixels.
 * @returns {Box}
 */
function layout({title, section, siteName, language}, size) {
  return box(
    {
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: WIDTH,
      height: HEIGHT,
      padding: `64px ${MARGIN}px 56px`,
      borderLeft: `${EDGE}px solid ${MARK}`,
      backgroundColor: PAPER,
      color: INK,
      fontFamily: 'text',
    },
    box(
      {alignItems: 'center', justifyContent: 'space-between'},
      box({alignItems: 'center', fontSize: 34}, sign(60, {marginLeft: -8, marginRight: 18}), siteName),
      box({fontSize: 30, color: INK_SOFT}, language),
    ),
    {
      ...box(
        {
          width: TITLE_WIDTH,
          fontFamily: 'title',
          fontSize: size,
          lineHeight: 1.12,
          letterSpacing: -0.02 * size,
          wordBreak: 'break-word',
          textWrap: 'balance',
        },
        title,
      ),
      key: 'title',
    },
    box(
      {boxSizing: 'border-box', borderTop: `2px solid ${RULE}`, paddingTop: 36, height: 104},
      section !== '' && box({padding: '6px 16px 8px', backgroundColor: MARK, fontSize: 34}, section),
    ),
  );
}

/**
 * @param {SocialImage} image
 * @param {number} size
 * @returns {Promise<{svg: string, fits: boolean}>}
 */
async function layOut(image, size) {
  let fits = true;
  const svg = await satori(
    /** @type {import('react').ReactNode} */ (/** @type {unknown} */ (layout(image, size))),
    {
      width: WIDTH,
      height: HEIGHT,
      fonts,
      onNodeDetected: ({key, height}) => {
        if (key === 'title') fits = height <= TITLE_HEIGHT;
      },
    },
  );
  return {svg, fits};
}

/**
 * Draws an image.
 * @param {SocialImage} image
 * @returns {Promise<{png: Buffer, size: number}>} the image, and the font size of its title in pixels.
 * @throws Error if the title doesn't fit even in the smallest size.
 */
export async function drawSocialImage(image) {
  const longest = Math.max(...image.title.split(/\s/).map(({length}) => length));
  // If possible, avoids breaking a name such as com.google.android.gms.
  const whole = TITLE_SIZES.filter((size) => longest * size * LETTER_WIDTH <= TITLE_WIDTH);
  for (const size of whole.length > 0 ? whole : TITLE_SIZES.slice(-1)) {
    const {svg, fits} = await layOut(image, size);
    if (fits) {
      const {pixels, width, height} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
      // The encoded image is half the size of the renderer's PNG and takes the same time.
      const image = sharp(pixels, {raw: {width, height, channels: 4}}).removeAlpha();
      return {png: await image.png({compressionLevel: 9}).toBuffer(), size};
    }
  }
  throw new Error(`the title "${image.title}" is too long for its image. Shorten it.`);
}

/**
 * Worker job: draws an image into a file, which either exists completely or not at all.
 * @param {{image: SocialImage, file: string}} job
 */
export default async function draw({image, file}) {
  const {png} = await drawSocialImage(image);
  // Two builds might draw the same image at the same time.
  const part = `${file}.${process.pid}-${threadId}.part`;
  await writeFile(part, png);
  await rename(part, file);
}
