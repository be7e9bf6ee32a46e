import {readFileSync} from 'node:fs';
import path from 'node:path';
import {PLATFORMS} from '../../../src/site/sections.ts';
import {ownAddress, targetOf, type Build} from '../lib/loadBuild.ts';
import type {BuildCheck} from '../types.ts';

interface DataFile {
  releases: {notes: Record<string, {text: string}[]> | null}[];
}

/**
 * Minimum length of a line, in characters. Shorter lines, such as "AdMob 12.8.0", can appear in a script for another
 * reason.
 */
const TELLING = 30;

function linesOf(build: Build, file: string): string[] {
  const {releases} = JSON.parse(readFileSync(path.join(build.folder, file), 'utf8')) as DataFile;
  return releases.flatMap(({notes}) =>
    Object.values(notes ?? {}).flatMap((list) => list.map(({text}) => text)),
  );
}

/** Returns the scripts that the markup of pages requests, each with the first page that requests it. */
function scriptsOf(build: Build): Map<string, string> {
  const scripts = new Map<string, string>();
  for (const page of build.pages) {
    for (const {from, address} of page.references) {
      if (from !== 'script src') continue;
      const own = ownAddress(build, page, address);
      const target = own && targetOf(build, own.pathname);
      if (target?.kind === 'file' && !scripts.has(target.file)) scripts.set(target.file, page.file);
    }
  }
  return scripts;
}

export const check: BuildCheck = {
  name: 'releaseData',
  about:
    'release notes are in the changelog pages as text, whole, and in no script that a page requests: not for all pages, nor twice',
  run: (build) => {
    const scripts = [...scriptsOf(build)].map(([file, page]) => ({
      file,
      page,
      text: readFileSync(path.join(build.folder, file), 'utf8'),
    }));
    return ['', 'ru/'].flatMap((prefix) =>
      PLATFORMS.flatMap((platform) => {
        const page = build.pageByFile.get(`${prefix}${platform}/changelog.html`);
        if (page === undefined) return [];
        const file = `${prefix}releases/${platform}.json`;
        if (!build.files.has(file)) {
          return [
            {
              file,
              message: 'the release data is missing',
              fix: 'Make the siteReleases plugin write it.',
            },
          ];
        }
        const lines = linesOf(build, file);
        const shown = new Set(page.texts);
        // Lines with Markdown are split into several pieces on the page.
        const lost = lines.filter((line) => !/[`*\]]/.test(line) && !shown.has(line));
        const faults = lost.slice(0, 1).map((line) => ({
          file: page.file,
          message: `${lost.length} lines of release notes are not on the page, for example "${line}"`,
          fix: 'Make the build render all of them.',
        }));
        const telling = lines.filter((line) => line.length >= TELLING);
        for (const script of scripts) {
          const found = telling.find((line) => script.text.includes(line));
          if (found === undefined) continue;
          faults.push({
            file: script.file,
            message: `the script, which ${script.page} requests, contains release notes: "${found}"`,
            fix: 'Import release data on demand, with import().',
          });
        }
        return faults;
      }),
    );
  },
};
