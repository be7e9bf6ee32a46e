import type {BuildCheck} from '../types.ts';

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

export const check: BuildCheck = {
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
            fix: 'Name what the reader finds there.',
          },
        ];
      }),
    ),
};
