import {load} from 'cheerio';
import {XMLValidator} from 'fast-xml-parser';
import {readBuiltFile} from '../lib/readBuiltFile.ts';
import {isListed} from '../lib/isListed.ts';
import {ownAddress, targetOf, type Build, type BuiltPage} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';

/**
 * Returns the languages that the sitemap must list for a page, with their URLs, or an empty list for a page without a
 * twin.
 */
function languagesOf(build: Build, page: BuiltPage): string[] {
  const twin = build.pageByFile.get(page.locale === 'ru' ? page.file.slice('ru/'.length) : `ru/${page.file}`);
  if (twin === undefined || !isListed(twin) || !isListed(page)) return [];
  const [english, russian] = page.locale === 'en' ? [page, twin] : [twin, page];
  const url = ({address}: BuiltPage): string => build.origin + encodeURI(address);
  return [`en ${url(english)}`, `ru ${url(russian)}`, `x-default ${url(english)}`];
}

export const check: BuildCheck = {
  name: 'sitemaps',
  about:
    'the sitemaps list every page of their language that may be indexed and nothing else, each at its canonical URL, weekly with priority 0.5, with the languages in which it exists (hreflang) and valid dates',
  run: (build) =>
    (['en', 'ru'] as const).flatMap((locale): Finding[] => {
      const file = locale === 'en' ? 'sitemap.xml' : 'ru/sitemap.xml';
      if (!build.files.has(file))
        return [{file, message: 'the sitemap is missing', fix: 'Enable the sitemap plugin.'}];
      const faults: Finding[] = [];
      const listed = new Set<BuiltPage>();
      const xml = readBuiltFile(build, file);
      const wellFormed = XMLValidator.validate(xml);
      if (wellFormed !== true) {
        return [
          {
            file,
            message: `line ${wellFormed.err.line} is not XML: ${wellFormed.err.msg}`,
            fix: 'Escape the values in it.',
          },
        ];
      }
      const $ = load(xml, {xml: true});
      const [anyPage] = build.pages;
      $('url').each((_, entry) => {
        const address = $(entry).children('loc').text().trim();
        const fault = (message: string, fix: string): void => {
          faults.push({file, message: `${address} ${message}`, fix});
        };
        const own = anyPage === undefined ? null : ownAddress(build, anyPage, address);
        const target = own === null ? null : targetOf(build, own.pathname);
        if (target?.kind !== 'page') {
          fault(
            target?.kind === 'detour' ? `is redirected to ${target.to}` : 'does not lead to a page',
            'List the URLs that the host serves.',
          );
        } else {
          const {page} = target;
          if (listed.has(page)) fault('appears twice', 'List it once.');
          listed.add(page);
          const given = $(entry)
            .children('xhtml\\:link[rel="alternate"]')
            .get()
            .map((link) => `${$(link).attr('hreflang') ?? ''} ${$(link).attr('href') ?? ''}`);
          const wanted = languagesOf(build, page);
          for (const link of given.filter((text) => !wanted.includes(text)))
            fault(`has an incorrect hreflang link: ${link}`, 'List the languages in which the page exists.');
          for (const link of wanted.filter((text) => !given.includes(text)))
            fault(`has no hreflang link: ${link}`, 'List all languages of the page, including its own.');
          if (page.locale !== locale)
            fault('is in the other language', 'List it in the sitemap of its language.');
          else if (!isListed(page)) fault('must not be indexed', 'Leave it out.');
          else if (page.canonical !== undefined && page.canonical !== address) {
            fault(`has the canonical URL ${page.canonical} on its page`, 'List the canonical URL.');
          }
        }
        const [frequency, priority] = ['changefreq', 'priority'].map((name) =>
          $(entry).children(name).text().trim(),
        );
        const date = $(entry).children('lastmod').text().trim();
        if (date !== '' && (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))))
          fault(`has lastmod "${date}"`, 'Use the date of the last commit, in the form yyyy-mm-dd.');
        if (frequency !== 'weekly') fault(`has changefreq "${frequency ?? ''}"`, 'Set weekly.');
        if (priority !== '0.5') fault(`has priority "${priority ?? ''}"`, 'Set 0.5.');
      });
      for (const page of build.pages) {
        if (page.locale === locale && isListed(page) && !listed.has(page)) {
          faults.push({
            file,
            message: `${page.address} is not listed`,
            fix: 'List it, or mark the page as noindex.',
          });
        }
      }
      return faults;
    }),
};
