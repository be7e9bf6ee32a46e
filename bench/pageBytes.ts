/** Kilobytes per page type: markup, entry scripts and styles compressed, preloaded fonts as they are. Usage: `tsx bench/pageBytes.ts [build]`, after a build. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {load} from 'cheerio';

/** One page of each type, as file of the build. */
const PAGES: [type: string, file: string][] = [
  ['home', 'index.html'],
  ['landing', 'android.html'],
  ['get-started', 'android/get-started.html'],
  ['ad type', 'android/ad-types/banner.html'],
  ['reference', 'reporting/reporting-api.html'],
  ['troubleshooting', 'faq-and-troubleshooting/troubleshooting/android-common-issues/admob-crash.html'],
  ['changelog', 'ios/changelog.html'],
];

const folder = process.argv[2] ?? 'build';

function bytesOf(file: string, compress: boolean): number {
  const content = readFileSync(path.join(folder, file));
  return compress ? gzipSync(content, {level: 9}).length : content.length;
}

/** Files that a page's markup asks for, as paths in the build. */
function filesOf(html: string): {scripts: string[]; styles: string[]; fonts: string[]} {
  const $ = load(html);
  const all = (selector: string, attribute: string) =>
    $(selector)
      .get()
      .map((element) => ($(element).attr(attribute) ?? '').replace(/^\//, '').replace(/\?.*$/, ''))
      .filter((file) => existsSync(path.join(folder, file)));
  return {
    scripts: all('script[src]', 'src'),
    styles: all('link[rel="stylesheet"]', 'href'),
    fonts: all('link[rel="preload"][as="font"]', 'href'),
  };
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const sum = (files: string[], compress: boolean): number =>
  files.reduce((total, file) => total + bytesOf(file, compress), 0);

console.log('| Page | HTML | Entry scripts | Styles | Fonts |');
console.log('| --- | --- | --- | --- | --- |');
for (const prefix of ['', 'ru/']) {
  for (const [type, file] of PAGES) {
    const html = readFileSync(path.join(folder, prefix + file), 'utf8');
    const {scripts, styles, fonts} = filesOf(html);
    console.log(
      `| ${prefix ? 'ru' : 'en'} ${type} | ${[
        bytesOf(prefix + file, true),
        sum(scripts, true),
        sum(styles, true),
        sum(fonts, false),
      ]
        .map(kilobytes)
        .join(' | ')} |`,
    );
  }
}
