import {ownAddress, targetOf} from '../lib/loadBuild.ts';
import type {BuildCheck, Finding} from '../types.ts';

export const check: BuildCheck = {
  name: 'alternates',
  about:
    'canonical URLs are right, and the languages of a page name each other (hreflang); a page without translation names none, as does the 404 page, and its copy is noindex and points to the original',
  run: (build) => {
    const pageAt = (address: string | undefined, from: (typeof build.pages)[number]) => {
      const own = address === undefined ? null : ownAddress(build, from, address);
      const target = own === null ? null : targetOf(build, own.pathname);
      return target?.kind === 'page' ? target.page : undefined;
    };
    return build.pages.flatMap((page) => {
      if (page.redirectsTo !== undefined) return [];
      const faults: Finding[] = [];
      const fault = (message: string, fix: string): void => {
        faults.push({file: page.file, message, fix});
      };
      if (page.isNotFound) {
        if (page.canonical !== undefined || page.alternates.length > 0) {
          fault('the 404 page contains its own URL (canonical, hreflang)', 'Make SiteMetadata omit them.');
        }
        return faults;
      }
      const ownUrl = build.origin + encodeURI(page.address);
      const twinFile = page.locale === 'ru' ? page.file.slice('ru/'.length) : `ru/${page.file}`;
      const twin = build.pageByFile.get(twinFile);
      const canonicalPage = pageAt(page.canonical, page);

      if (page.canonical === undefined) fault('the page has no canonical URL', 'Make SiteMetadata set it.');
      else if (page.isNoIndex && page.locale === 'ru' && twin !== undefined && canonicalPage === twin) {
        if (page.alternates.length > 0) {
          fault('the page points to the English page but lists languages (hreflang)', 'Omit the alternates.');
        }
        if (twin.alternates.length > 0) {
          faults.push({
            file: twin.file,
            message: 'the page lists languages (hreflang) but has no translation',
            fix: 'Omit the alternates.',
          });
        }
        return faults;
      } else if (page.canonical !== ownUrl) {
        fault(
          `the canonical URL is ${page.canonical} instead of ${ownUrl}`,
          'Use the URL at which the host serves the page.',
        );
      }
      if (page.isNoIndex) return faults;

      const isCopied = twin?.isNoIndex === true && pageAt(twin.canonical, twin) === page;
      if (isCopied) return faults;
      if (twin === undefined) {
        fault(
          `the page has no ${page.locale === 'ru' ? 'English' : 'Russian'} twin in the build`,
          'Build both languages from the same pages.',
        );
        return faults;
      }
      const english = page.locale === 'en' ? page : twin;
      const russian = page.locale === 'ru' ? page : twin;
      for (const [language, wanted] of [
        ['en', english],
        ['ru', russian],
        ['x-default', english],
      ] as const) {
        const given = page.alternates.filter((alternate) => alternate.language === language);
        const url = build.origin + encodeURI(wanted.address);
        const [first] = given;
        if (first === undefined) fault(`hreflang="${language}" is missing`, `Point it to ${url}.`);
        else if (given.length > 1)
          fault(`hreflang="${language}" appears ${given.length} times`, 'Leave one.');
        else if (first.address !== url)
          fault(`hreflang="${language}" is ${first.address} instead of ${url}`, `Point it to ${url}.`);
      }
      for (const {language} of page.alternates) {
        if (!['en', 'ru', 'x-default'].includes(language))
          fault(`hreflang="${language}" is not a language of the site`, 'Remove it.');
      }
      return faults;
    });
  },
};
