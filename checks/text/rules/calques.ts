import {proseOf} from '../lib/prose.ts';
import type {Fault, TextCheck} from '../types.ts';

const name = 'calques';

/** A phrase that is copied from English and is never correct on these pages. */
interface Calque {
  find: RegExp;
  fix: string;
}

const CALQUES: Calque[] = [
  {
    find: /^В итоге(?![\p{L}-])|^(?:После этой страницы|В конце этого шага)(?!\p{L})/gu,
    fix: 'Open with the result as an instruction: «Покажите баннер, который обновляется сам.»',
  },
  {find: /(?<!\p{L})колбэк\p{L}*\s(?:рекламного )?дохода(?!\p{L})/giu, fix: 'Write «колбэк о доходе».'},
  {find: /(?<!\p{L})медиационн\p{L}*/giu, fix: 'Write «рекламные сети» or «… медиации».'},
  {
    find: /(?<!\p{L})дистрибуци\p{L}*/giu,
    fix: 'Write «Установка через UPM», «Установка вручную»; the tabs are «UPM» and «Установка вручную».',
  },
  {
    find: /(?<!\p{L})возраст\p{L}*\sсогласия(?!\p{L})/giu,
    fix: 'Write «возраст, с которого пользователь может сам дать согласие на обработку данных».',
  },
  {
    find: /ничего не заработает/giu,
    fix: 'For revenue, write «не принесёт дохода»; for software, write «не будет работать».',
  },
  {find: /:\sВсе версии(?!\p{L})/gu, fix: 'Write «все версии» after a colon.'},
  {
    find: /(?<!\p{L})согласие\s(?:теперь\s)?(?:построено|приходит)(?!\p{L})/giu,
    fix: 'Write «SDK получает согласие через форму».',
  },
  {find: /(?<!\p{L})(?:мол(?:чит|чат))(?!\p{L})/giu, fix: 'Write «не участвует», «не возвращает рекламу».'},
  {
    find: /(?<!\p{L})(?:прав|исправля|уточня)(?:ит|ят|ют|ет)(?!\p{L})[^.|]{0,20}\sдо\s(?:3|трёх)(?!\p{L})/giu,
    fix: 'Write «в течение 3 дней».',
  },
  {
    find: /(?<!\p{L})старше\s(?:\p{L}+\s)?(?=\d+(?:\.\d+)+)|(?<=\d\s)(?:и|или)\sстарше(?!\p{L})|верси\p{L}+\sстарше(?!\p{L})/giu,
    fix: 'For versions, write «ниже» or «более ранняя»; «старше» is read either way.',
  },
  {
    find: /(?<!\p{L})(?:[Сс]ет[ьи]|[Сс]етью|[Ии]гр[аыеу])\s[АБВГ](?![\p{L}\p{N}])/gu,
    fix: 'Use the Latin letters A, B, C.',
  },
  {
    find: /(?<!\p{L})(?:приложени\p{L}*\s(?:Android|iOS)|игр\p{L}{0,2}\sUnity)(?!\p{L})/giu,
    fix: 'Write «Android-приложение», «игра на Unity».',
  },
  {find: /Unity Plugin/gu, fix: 'Write «плагин Appodeal для Unity».'},
  {find: /лучши\p{L}*\sпрактик\p{L}*/giu, fix: 'Write «рекомендации».'},
];

export const check: TextCheck = {
  name,
  about: 'Russian has none of the phrases that translations of these pages tend to copy from English.',
  run: (context) =>
    proseOf(context).flatMap(({file, locale, origin, blocks}): Fault[] => {
      if (locale !== 'ru' || origin === 'guide') return [];
      return blocks.flatMap(({text, lineAt}) =>
        CALQUES.flatMap(({find, fix}) =>
          [...text.matchAll(find)].map(({index, 0: found}): Fault => ({
            file,
            line: lineAt(index),
            check: name,
            message: `«${found.replace(/\s+/g, ' ').trim()}» reads like a translation`,
            fix,
          })),
        ),
      );
    }),
};
