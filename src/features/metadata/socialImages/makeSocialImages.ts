import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {Tinypool} from 'tinypool';

/** Contents of a page's social image. */
export interface SocialImage {
  title: string;
  /** Empty for pages outside all sections. */
  section: string;
  siteName: string;
  /** Endonym of the page's language. */
  language: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const FOLDER = path.join(process.cwd(), 'src', 'features', 'metadata', 'socialImages');
const SOURCES = ['drawSocialImage.mjs', 'fonts/commissioner-title.woff', 'fonts/commissioner-text.woff'];

/** Returns a hash of everything that all images depend on: the program, its fonts, and its libraries. */
function programHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(path.join(FOLDER, source)));
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const {dependencies} = require('./package.json') as {dependencies: Record<string, string>};
  hash.update(`${dependencies.satori} ${dependencies['@resvg/resvg-js']} ${dependencies.sharp}`);
  return hash.digest('hex');
}

/**
 * Draws images using all CPU cores. Images that the same program has drawn before are taken from the cache.
 * @param images images, keyed by output file.
 * @param cache folder of the cache.
 * @returns the number of images that had to be drawn.
 */
export async function makeSocialImages(
  images: ReadonlyMap<string, SocialImage>,
  cache = path.join(process.cwd(), 'node_modules', '.cache', 'social-images'),
): Promise<number> {
  const program = programHash();
  const keyOf = (image: SocialImage): string =>
    createHash('sha256')
      .update(program)
      .update(JSON.stringify([image.title, image.section, image.siteName, image.language]))
      .digest('hex')
      .slice(0, 32);
  const cached = new Map([...images].map(([file, image]) => [file, path.join(cache, `${keyOf(image)}.png`)]));
  await mkdir(cache, {recursive: true});

  const wanted = new Map([...images].map(([file, image]) => [cached.get(file) ?? '', image]));
  const missing = [...wanted].filter(([file]) => !existsSync(file));
  if (missing.length > 0) {
    const pool = new Tinypool({
      filename: path.join(FOLDER, 'drawSocialImage.mjs'),
      minThreads: 1,
      maxThreads: Math.min(os.availableParallelism(), missing.length),
    });
    try {
      await Promise.all(missing.map(([file, image]) => pool.run({image, file})));
    } finally {
      await pool.destroy();
    }
  }

  await Promise.all(
    [...new Set([...images.keys()].map((file) => path.dirname(file)))].map((folder) =>
      mkdir(folder, {recursive: true}),
    ),
  );
  await Promise.all([...cached].map(([file, from]) => copyFile(from, file)));
  return missing.length;
}
