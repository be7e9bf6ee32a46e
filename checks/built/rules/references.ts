import {ownAddress, targetOf} from '../loadBuild.ts';
import type {BuildCheck} from '../types.ts';

/** Addresses that are no places: scripts, mail, inline data. */
const NO_PLACE = /^(?:mailto:|tel:|data:|blob:|about:|javascript:)/i;

/** Canonical and alternate addresses, whose form has rules of its own. */
const isMetadata = (from: string): boolean => from === 'meta og:url' || from === 'link href';

/** A page addressed by file name or with the wrong slash works by a redirect of the host, and costs a round trip. */
export const references: BuildCheck = {
  name: 'references',
  about:
    'every address on this site, of pages, pictures, scripts and styles, leads to a file without a detour; none starts with //',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.references.flatMap(({from, address}) => {
        const fault = (message: string, fix: string) => [
          {file: page.file, message: `${from}="${address}" ${message}`, fix},
        ];
        if (address.startsWith('//'))
          return fault('starts with //', 'Write https:// or a path from the root.');
        if (address === '')
          return from === 'form action' ? [] : fault('is empty', 'Give it an address or remove it.');
        if (NO_PLACE.test(address)) return [];
        const own = ownAddress(build, page, address);
        if (own === null) {
          if (!/^[a-z][a-z\d+.-]*:/i.test(address) && address.startsWith(build.base)) {
            return fault('is no address', 'Encode its special signs.');
          }
          const isLost = address.startsWith('/') && !address.startsWith(build.base);
          return isLost
            ? fault(`is outside of ${build.base}, where the site is`, 'Use Link or useBaseUrl.')
            : [];
        }
        const target = targetOf(build, own.pathname);
        if (target.kind === 'missing')
          return fault('leads nowhere', 'Correct the address, or add the page or file.');
        if (target.kind === 'detour' && !isMetadata(from)) {
          return fault(`takes a detour to ${target.to}`, `Write ${target.to}.`);
        }
        if (target.kind === 'page' && target.page.redirectsTo !== undefined && from === 'a href') {
          return fault(
            `leads to a page that leads on to ${target.page.redirectsTo}`,
            `Write ${target.page.redirectsTo}.`,
          );
        }
        return [];
      }),
    ),
};

export const anchors: BuildCheck = {
  name: 'anchors',
  about: 'every #anchor on this site exists on the page that it names',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.references.flatMap(({from, address}) => {
        const own = ownAddress(build, page, address);
        // A bare # is the address of a button; #:~:text= belongs to the browser.
        if (own === null || own.hash === '' || own.hash.startsWith(':~:') || !address.includes('#'))
          return [];
        const target = targetOf(build, own.pathname);
        if (target.kind !== 'page' || target.page.ids.has(own.hash)) return [];
        return [
          {
            file: page.file,
            message: `${from}="${address}" names an id that ${target.page.file} has not`,
            fix: 'Use the id that stands in {#…} behind the heading.',
          },
        ];
      }),
    ),
};

export const languages: BuildCheck = {
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
                message: `the page says lang="${page.lang ?? ''}" and is ${page.locale === 'ru' ? 'Russian' : 'English'}`,
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
            fix: 'Use Link with an address without language prefix; if the change is meant, say hrefLang.',
          },
        ];
      });
      return [...wrong, ...strays];
    }),
};

const VAGUE = new Set([
  ...[
    'here',
    'click here',
    'this',
    'this page',
    'this link',
    'link',
    'page',
    'more',
    'read more',
    'learn more',
    'see more',
  ],
  ...[
    'здесь',
    'тут',
    'сюда',
    'ссылка',
    'по ссылке',
    'эта страница',
    'этой странице',
    'подробнее',
    'подробно',
    'читать далее',
    'узнать больше',
    'далее',
  ],
]);

export const labels: BuildCheck = {
  name: 'labels',
  about: 'the text of every link says where it leads',
  run: (build) =>
    build.pages.flatMap((page) =>
      page.references.flatMap(({isLink, address, label}) => {
        if (!isLink) return [];
        const plain = label.toLowerCase().replace(/^[\s.,:;…→«"]+|[\s.,:;…→»"]+$/g, '');
        if (plain !== '' && !VAGUE.has(plain)) return [];
        return [
          {
            file: page.file,
            message:
              plain === '' ? `a link to ${address} has no text` : `a link to ${address} is called "${label}"`,
            fix: 'Call it by what the reader finds there.',
          },
        ];
      }),
    ),
};
