import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {git} from '../../src/site/git.ts';

import {growFrontMatter} from './growFrontMatter.ts';
import {ROOT, sourcePages} from './sourcePages.ts';

/** Files that a build needs. */
const PARTS = [
  'blog',
  'changelogs',
  'docs',
  'docusaurus.config.ts',
  'glossary',
  'i18n',
  'mediation',
  'package.json',
  'questions',
  'redirects',
  'sidebars.ts',
  'src',
  'static',
  'symbols',
  'tests/news',
  'tests/pages',
  'tsconfig.json',
  '.browserslistrc',
  '.gitignore',
];

/** Settings for commits, independent of the machine. */
const AUTHOR = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false'];

/** Returns a folder's `_category_.json` for a copy, with its own label, URL, and translation key. */
function growCategory(file: string, inside: string, copy: number): Record<string, unknown> {
  const key = `copy-${copy}/${inside}`;
  const own = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {label?: string; link?: {type: string; slug?: string}})
    : {};
  const label = `${own.label ?? 'Copy'} ${copy}`;
  return own.link?.slug === undefined
    ? {...own, label, key}
    : {...own, label, key, link: {...own.link, slug: `/copy-${copy}${own.link.slug}`}};
}

/**
 * Copies the site without build output.
 * @param factor total number of sets of pages; additional ones are in the folders `copy-2`, `copy-3`, and so on, in
 *   each section.
 */
export function copySite(folder: string, factor: number): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(folder, part), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (let copy = 2; copy <= factor; copy += 1) {
    for (const page of sourcePages()) {
      const section = page.file.slice(0, -page.path.length);
      const file = path.join(folder, section, `copy-${copy}`, page.path);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, growFrontMatter(page.raw, copy));
      const images = path.join(ROOT, path.dirname(page.file), '_images');
      const copiedImages = path.join(path.dirname(file), '_images');
      if (existsSync(images) && !existsSync(copiedImages)) cpSync(images, copiedImages, {recursive: true});
      for (
        let inside = path.posix.dirname(page.path);
        page.locale === 'en';
        inside = path.posix.dirname(inside)
      ) {
        writeFileSync(
          path.join(folder, section, `copy-${copy}`, inside, '_category_.json'),
          JSON.stringify(growCategory(path.join(ROOT, section, inside, '_category_.json'), inside, copy)),
        );
        if (inside === '.') break;
      }
    }
  }
  // Page dates and translation states are derived from the git history.
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, ...AUTHOR, 'commit', '--quiet', '--message', 'Pages');
}
