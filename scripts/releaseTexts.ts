/**
 * Prints the release note lines that have no Russian translation, as entries for changelogs/ru/<platform>.json.
 *
 *   npx tsx scripts/releaseTexts.ts            all platforms
 *   npx tsx scripts/releaseTexts.ts ios        one platform
 *
 * Exit codes: 0 if nothing is missing, 1 if lines are missing, 2 if an argument or a file is invalid.
 */
import {fileURLToPath} from 'node:url';
import {loadPlatformTexts} from '../src/features/releases/loadReleaseTexts.ts';
import {loadReleases} from '../src/features/releases/loadReleases.ts';
import {missingRussian} from '../src/features/releases/missingRussian.ts';
import {PLATFORMS} from '../src/site/sections.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function main(wanted: string[]): number {
  const unknown = wanted.filter((name) => !PLATFORMS.some((platform) => platform === name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no platform ${unknown.join(', ')}. Platforms: ${PLATFORMS.join(', ')}.\n`);
    return 2;
  }
  const releases = loadReleases(root);
  let count = 0;
  for (const platform of PLATFORMS) {
    if (wanted.length > 0 && !wanted.includes(platform)) continue;
    const missing = missingRussian(releases[platform], loadPlatformTexts(root, platform));
    count += missing.length;
    for (const {text} of missing) process.stdout.write(`  ${JSON.stringify(text)}: "",\n`);
    process.stderr.write(`${platform}: ${missing.length} lines without Russian\n`);
  }
  return count > 0 ? 1 : 0;
}

// A command such as `npx tsx scripts/releaseTexts.ts | head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
