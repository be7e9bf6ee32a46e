import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {testPagesFolder} from '../../../scripts/testPagesFolder.ts';
import {BUILD} from '../../../scripts/testServer.ts';
import {isTestPage} from '../../../src/site/testPages.ts';

import {fingerprintsOfBuild, readMemory} from './visitMemory.ts';
import {VISIT} from './visitReporter.ts';

/** Whether visits can be skipped, which `npm test` sets. A test that is selected on the command line always runs. */
const MAY_SKIP = process.env.SKIP_UNCHANGED === '1' && process.env.FULL_MATRIX !== '1';

const UNCHANGED =
  'the page, its scripts and styles, the test and the browser are those of a visit that passed';

/** Returns the file that is served at a path. */
export function fileAt(address: string): string {
  const folder = isTestPage(address.slice(1)) ? testPagesFolder(BUILD) : BUILD;
  return path.join(folder, `${decodeURI(address).replace(/\/$/, '/index')}.html`);
}

/** Returns the paths of the pages for browser tests, which are in no sitemap, except unlisted ones. */
export function testPageAddresses(): string[] {
  const folder = testPagesFolder(BUILD);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !/<meta [^>]*noindex/.test(readFileSync(path.join(folder, file), 'utf8')))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    )
    .sort();
}

/** Returns the fingerprints of pages by path. Workers inherit them because all workers must skip the same visits. */
function fingerprintsOf(addresses: readonly string[]): Record<string, string> {
  if (process.env.VISIT_FINGERPRINTS === undefined) {
    const fingerprint = fingerprintsOfBuild();
    const all = addresses.map((address) => [address, fingerprint(readFileSync(fileAt(address), 'utf8'))]);
    process.env.VISIT_FINGERPRINTS = JSON.stringify(Object.fromEntries(all));
  }
  return JSON.parse(process.env.VISIT_FINGERPRINTS) as Record<string, string>;
}

/**
 * Returns the details of a visit's test so that it can be skipped as long as the page is unchanged. The same bytes must
 * result in the same verdict, so use this function only for visits whose verdict depends on nothing else.
 * @param addresses all pages that are visited.
 */
export function visitDetails(addresses: readonly string[]): (
  name: string,
  address: string,
) => {
  isUnchanged: boolean;
  annotation: {type: string; description: string}[];
} {
  const fingerprints = fingerprintsOf(addresses);
  const memory = readMemory();
  return (name, address) => {
    const fingerprint = fingerprints[address] ?? '';
    const isUnchanged = MAY_SKIP && fingerprint !== '' && memory[name] === fingerprint;
    return {
      isUnchanged,
      annotation: [
        {type: VISIT, description: `${name} ${fingerprint}`},
        ...(isUnchanged ? [{type: 'skip', description: UNCHANGED}] : []),
      ],
    };
  };
}
