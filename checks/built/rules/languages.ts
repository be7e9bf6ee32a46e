import {ownAddress, targetOf} from '../lib/loadBuild.ts';
import type {BuildCheck} from '../types.ts';

export const check: BuildCheck = {
  name: 'languages',
  about:
    'pages link to pages of their own language; only links that name the language of their target (the language switch, notices) may differ',
  run: (build) =>
    build.pages.flatMap((page) => {
      const wrong =
        page.lang === page.locale
          ? []
          : [
              {
                file: page.file,
                message: `the page has lang="${page.lang ?? ''}" but is ${page.locale === 'ru' ? 'Russian' : 'English'}`,
                fix: 'Correct htmlLang in docusaurus.config.ts.',
              },
            ];
      const strays = page.references.flatMap(({isLink, address, language}) => {
        const own = isLink ? ownAddress(build, page, address) : null;
        if (own === null) return [];
        const target = targetOf(build, own.pathname);
        if (target.kind !== 'page' || target.page.locale === page.locale || language === target.page.locale)
          return [];
        return [
          {
            file: page.file,
            message: `a link to ${address} leaves the language of the page`,
            fix: 'Use Link with a path without the language prefix, or set hrefLang if the change of language is intended.',
          },
        ];
      });
      return [...wrong, ...strays];
    }),
};
