import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {LOCALES} from '../src/site/locales.ts';
import {TEST_PAGES} from '../src/site/testPages.ts';

/** Returns the folder of a build's test pages. It is next to the build so that the pages are never uploaded. */
export function testPagesFolder(build: string): string {
  return `${path.resolve(build)}-${TEST_PAGES}`;
}

/**
 * Moves the test pages in all languages out of a build, to the same paths in a folder next to it.
 * @throws Error if the build has none, because the browser tests would have nothing to open.
 */
export function moveTestPages(build: string): void {
  const target = testPagesFolder(build);
  rmSync(target, {recursive: true, force: true});
  const folders = LOCALES.map((locale) => path.join(locale === LOCALES[0] ? '' : locale, TEST_PAGES));
  for (const folder of folders) {
    const source = path.join(build, folder);
    if (!existsSync(source))
      throw new Error(`${source} is missing: see \`plugins\` in docusaurus.config.ts.`);
    mkdirSync(path.dirname(path.join(target, folder)), {recursive: true});
    renameSync(source, path.join(target, folder));
  }
}

const settingsFile = (build: string): string => path.join(testPagesFolder(build), 'settings.json');

/** Writes the settings of a build to a file next to it. All of them are public, because they are in the pages. */
export function writeSettings(build: string, settings: object): void {
  writeFileSync(settingsFile(build), `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Returns the names of the settings that differ from those of a build.
 * @throws Error if `npm run build` didn't create the build.
 */
export function differentSettings(build: string, settings: object): string[] {
  const file = settingsFile(build);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`);
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const now = {...settings} as Record<string, unknown>;
  return [...new Set([...Object.keys(built), ...Object.keys(now)])].filter(
    (name) => built[name] !== now[name],
  );
}
