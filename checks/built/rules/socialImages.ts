import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ownAddress, targetOf, type BuiltPage} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** Maximum size of an image in bytes. Some networks don't load larger images before they show a link. */
const LARGEST = 40_000;

/** Returns the dimensions of a PNG in pixels, which it reads from the start of the file, or null for other files. */
function pngSize(file: Buffer): {width: number; height: number} | null {
  if (file.subarray(1, 4).toString('latin1') !== 'PNG' || file.length < 24) return null;
  return {width: file.readUInt32BE(16), height: file.readUInt32BE(20)};
}

export const check: BuildCheck = {
  name: 'socialImages',
  about: 'every documentation page has its own social image of 1200 × 630 pixels, with alternative text',
  run: (build) => {
    const owners = new Map<string, BuiltPage>();
    return build.pages.flatMap((page): Finding[] => {
      if (!page.isDocumentation || page.isNotFound) return [];
      const fault = (message: string): Finding[] => [
        {file: page.file, message, fix: 'Make addPageMetadata draw it and add its URL.'},
      ];
      const address = page.social.get('og:image');
      if (address === undefined) return fault('the page has no og:image');
      const own = ownAddress(build, page, address);
      const target = own === null ? null : targetOf(build, own.pathname);
      if (target?.kind !== 'file') return fault(`og:image is ${address}, which is not a file on this site`);
      const owner = owners.get(target.file);
      owners.set(target.file, page);
      const file = readFileSync(path.join(build.folder, target.file));
      const size = pngSize(file);
      const declared = `${page.social.get('og:image:width') ?? ''} × ${page.social.get('og:image:height') ?? ''}`;
      return [
        ...(owner === undefined ? [] : fault(`${address} is the picture of ${owner.file} too`)),
        ...(size?.width === WIDTH && size.height === HEIGHT
          ? []
          : fault(`${address} is not a PNG of 1200 × 630`)),
        ...(declared === `${WIDTH} × ${HEIGHT}` ? [] : fault(`og:image is declared as ${declared}`)),
        ...(file.length <= LARGEST
          ? []
          : fault(`${address} has ${file.length} bytes, and ${LARGEST} are allowed`)),
        ...(page.social.get('og:image:alt') ? [] : fault('og:image:alt is missing')),
        ...(page.social.get('twitter:card') === 'summary_large_image'
          ? []
          : fault('twitter:card is missing')),
      ];
    });
  },
};
