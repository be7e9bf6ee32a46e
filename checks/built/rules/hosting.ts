import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {XMLValidator} from 'fast-xml-parser';
import {parseRedirects, redirectFor, splatOf, type Redirect} from '../../../scripts/hostRules.ts';
import {ownAddress, targetOf, type Build, type BuiltPage} from '../loadBuild.ts';
import type {BuildCheck} from '../types.ts';

interface Found {
  file: string;
  message: string;
  fix: string;
}

const read = (build: Build, file: string): string => readFileSync(path.join(build.folder, file), 'utf8');

/** Pages that search engines may list. */
export const isListed = (page: BuiltPage): boolean =>
  !page.isNotFound &&
  !page.isNoIndex &&
  page.redirectsTo === undefined &&
  !/(^|\/)tags(\/|\.html$)/.test(page.file);

/** Languages that the sitemap must name for a page, with their addresses; none for a page without twin. */
function languagesOf(build: Build, page: BuiltPage): string[] {
  const twin = build.pageByFile.get(page.locale === 'ru' ? page.file.slice('ru/'.length) : `ru/${page.file}`);
  if (twin === undefined || !isListed(twin) || !isListed(page)) return [];
  const [english, russian] = page.locale === 'en' ? [page, twin] : [twin, page];
  const url = ({address}: BuiltPage): string => build.origin + encodeURI(address);
  return [`en ${url(english)}`, `ru ${url(russian)}`, `x-default ${url(english)}`];
}

export const robots: BuildCheck = {
  name: 'robots',
  about: 'robots.txt forbids nothing and names the sitemaps of both languages',
  run: (build) => {
    const file = 'robots.txt';
    if (!build.files.has(file))
      return [{file, message: 'robots.txt is missing', fix: 'Switch the plugin robots on.'}];
    const lines = read(build, file)
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean);
    const faults = lines.flatMap((line): Found[] => {
      const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (!['user-agent', 'disallow', 'allow', 'sitemap'].includes(name.toLowerCase()))
        return [{file, message: `"${line}" is no rule`, fix: 'Write User-agent, Disallow or Sitemap.'}];
      if (name.toLowerCase() === 'disallow' && value !== '')
        return [{file, message: `${value} is forbidden`, fix: 'Let such pages say noindex instead.'}];
      return [];
    });
    const named = lines.flatMap((line) => /^sitemap:\s*(.*)$/i.exec(line)?.[1] ?? []);
    const wanted = ['sitemap.xml', 'ru/sitemap.xml'].map((name) => build.origin + build.base + name);
    return [
      ...faults,
      ...named
        .filter((address) => !wanted.includes(address))
        .map((address) => ({file, message: `${address} is no sitemap of this site`, fix: 'Remove it.'})),
      ...wanted
        .filter((address) => !named.includes(address))
        .map((address) => ({file, message: `${address} is not named`, fix: 'Name it.'})),
    ];
  },
};

export const sitemaps: BuildCheck = {
  name: 'sitemaps',
  about:
    'the sitemaps list every page of their language that may be indexed and nothing else, each at its canonical address, weekly with priority 0.5, with the languages in which it exists (hreflang) and dates that are dates',
  run: (build) =>
    (['en', 'ru'] as const).flatMap((locale): Found[] => {
      const file = locale === 'en' ? 'sitemap.xml' : 'ru/sitemap.xml';
      if (!build.files.has(file))
        return [{file, message: 'the sitemap is missing', fix: 'Switch the sitemap plugin on.'}];
      const faults: Found[] = [];
      const listed = new Set<BuiltPage>();
      const xml = read(build, file);
      const wellFormed = XMLValidator.validate(xml);
      if (wellFormed !== true) {
        return [
          {
            file,
            message: `line ${wellFormed.err.line} is no XML: ${wellFormed.err.msg}`,
            fix: 'Escape what is written into it.',
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
            target?.kind === 'detour' ? `takes a detour to ${target.to}` : 'leads to no page',
            'List the addresses that the host serves.',
          );
        } else {
          const {page} = target;
          if (listed.has(page)) fault('stands twice', 'List it once.');
          listed.add(page);
          const given = $(entry)
            .children('xhtml\\:link[rel="alternate"]')
            .get()
            .map((link) => `${$(link).attr('hreflang') ?? ''} ${$(link).attr('href') ?? ''}`);
          const wanted = languagesOf(build, page);
          for (const link of given.filter((text) => !wanted.includes(text)))
            fault(`names a language wrongly: ${link}`, 'Name the languages in which the page exists.');
          for (const link of wanted.filter((text) => !given.includes(text)))
            fault(`does not name: ${link}`, 'Name all languages of the page, its own included.');
          if (page.locale !== locale)
            fault('is of the other language', 'List it in the sitemap of its language.');
          else if (!isListed(page)) fault('is not to be indexed', 'Leave it out.');
          else if (page.canonical !== undefined && page.canonical !== address) {
            fault(`is called ${page.canonical} by the page itself`, 'List the canonical address.');
          }
        }
        const [frequency, priority] = ['changefreq', 'priority'].map((name) =>
          $(entry).children(name).text().trim(),
        );
        const date = $(entry).children('lastmod').text().trim();
        if (date !== '' && (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))))
          fault(`has lastmod "${date}"`, 'Write the day of the last commit, yyyy-mm-dd.');
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

/** Addresses that try a rule: its own, or with a wildcard those that it should turn into existing pages. */
function samplesOf({source, target}: Redirect, build: Build): string[] {
  if (!source.includes('*')) return [source];
  const sample = (splat: string) => source.replace('*', () => splat);
  const [start = '', ...rest] = target.split(':splat');
  if (rest.length === 0) return [sample('')];
  return [
    sample(''),
    ...build.pages
      .filter(({address}) => address.startsWith(start))
      .map(({address}) => sample(address.slice(start.length))),
  ];
}

export const redirects: BuildCheck = {
  name: 'redirects',
  about:
    'redirects (_redirects, and pages that lead on) end at an existing page in one step, without loops, and hide no page',
  run: (build) => {
    const faults: Found[] = [];
    const [anyPage] = build.pages;
    const endsWell = (address: string): boolean => {
      if (/^https?:/.test(address) && !address.startsWith(build.origin)) return true;
      const own = anyPage === undefined ? null : ownAddress(build, anyPage, address);
      if (own === null) return false;
      const {kind} = targetOf(build, own.pathname);
      return kind === 'page' || kind === 'file';
    };

    if (build.files.has('_redirects')) {
      const file = '_redirects';
      let rules: Redirect[] = [];
      try {
        rules = parseRedirects(read(build, file));
      } catch (error) {
        faults.push({file, message: (error as Error).message, fix: 'Write: source target [status].'});
      }
      for (const rule of rules) {
        const fault = (message: string, fix: string): void => {
          faults.push({file, message: `${rule.source} ${message}`, fix});
        };
        const earlier = rules.find(({source}) => source === rule.source);
        if (earlier !== rule) fault('stands twice', 'Leave one.');
        const results = samplesOf(rule, build).map((sample) => ({
          sample,
          result: redirectFor(sample, [rule])?.target ?? '',
        }));
        const pathOf = (target: string): string => target.replace(/[?#].*$/, '');
        const again = results.find(
          ({result}) => result.startsWith('/') && redirectFor(pathOf(result), rules) !== null,
        );
        if (again !== undefined) {
          const next = redirectFor(pathOf(again.result), rules)?.target ?? '';
          const isLoop = pathOf(next) === again.sample || pathOf(next) === pathOf(again.result);
          fault(
            isLoop
              ? `runs in a circle over ${again.result}`
              : `leads to ${again.result}, which is redirected to ${next}`,
            'Point it to the last address.',
          );
        } else if (!results.some(({result}) => endsWell(result))) {
          fault(`leads to ${rule.target}, where nothing is`, 'Point it to an existing page.');
        }
        if (rule.target.startsWith('/:splat')) {
          fault(
            'leads to other sites: with a second slash the rest of the address becomes their name',
            'Put a part of the path before :splat.',
          );
        }
        const hidden = build.pages.find(({address}) => splatOf(address, rule.source) !== null);
        if (hidden !== undefined) fault(`hides the page ${hidden.file}`, 'Remove the rule or the page.');
      }
    }

    for (const page of build.pages) {
      if (page.redirectsTo === undefined) continue;
      const own = ownAddress(build, page, page.redirectsTo);
      const target = own === null ? null : targetOf(build, own.pathname);
      const fault = (message: string): void => {
        faults.push({
          file: page.file,
          message: `the page leads on to ${page.redirectsTo ?? ''}, ${message}`,
          fix: 'Point it to an existing page.',
        });
      };
      if (target === null) continue;
      if (target.kind !== 'page') fault('where nothing is');
      else if (target.page === page) fault('which is itself');
      else if (target.page.redirectsTo !== undefined) fault('which leads on again');
    }
    return faults;
  },
};
