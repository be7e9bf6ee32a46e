import {excerpt} from '../lib/nodes.ts';
import {NOT_PROSE} from '../lib/notProse.ts';
import {proseOf, type ProseBlock, type ProseKind} from '../lib/prose.ts';
import type {Fault, Locale, TextCheck} from '../types.ts';

const NAME = 'typography';

interface Rule {
  /** Language that the rule applies to. If omitted, it applies to both. */
  locale?: Locale;
  /**
   * Whether the rule also applies to comments in snippets and to titles. Other rules don't, because comments are typed
   * in an editor, with straight quotes and hyphens, and titles are copied from the navigation.
   */
  everywhere?: boolean;
  /** Kinds of text that the rule applies to. If omitted, it applies to all of them. */
  kinds?: readonly ProseKind[];
  find: RegExp;
  message: (found: string) => string;
  fix: (found: RegExpMatchArray) => string;
}

const NBSP = '\u00A0';
/** Makes non-breaking spaces visible in a message. */
const visible = (text: string): string =>
  text.replaceAll(NBSP, '⍽').replaceAll(NOT_PROSE, '`…`').replace(/\s+/g, ' ');

/** Unambiguous units. */
const UNIT_SIGNS = [
  ...[
    'мс',
    'сек',
    'мин',
    'ч',
    'час',
    'часа',
    'часов',
    'часам',
    'КБ',
    'кБ',
    'МБ',
    'ГБ',
    'Кб',
    'Мб',
    'Гб',
    'бит',
    'кбит',
    'Мбит',
  ],
  ...[
    'руб',
    'лет',
    'ms',
    'sec',
    'secs',
    'min',
    'dp',
    'dip',
    'px',
    'pt',
    'sp',
    'kB',
    'KB',
    'MB',
    'GB',
    'kbps',
    'Mbps',
    'USD',
  ],
  ...['EUR', 'fps'],
];
/** Units with endings. */
const UNIT_STEMS = [
  ...[
    'миллисекунд',
    'секунд',
    'минут',
    'сут',
    'дне',
    'дня',
    'день',
    'недел',
    'месяц',
    'пиксел',
    'байт',
    'килобайт',
    'мегабайт',
  ],
  ...['гигабайт', 'символ', 'процент', 'доллар', 'рубл', 'тыс', 'млн', 'млрд'],
];
/** «с» means seconds at the end of a phrase and "with" anywhere else. */
const SECOND = '(?:с(?=[.,;:)»]|\\s*$|\\s(?:после|на|до|—)\\s))';
const UNIT = `(?:(?:${UNIT_SIGNS.join('|')})(?![\\p{L}\\p{N}])|(?:${UNIT_STEMS.join('|')})\\p{L}*|${SECOND})`;

/** Excludes numbers that are part of names (ISO 8601-1), dates, or IP addresses. */
const LONE_NUMBER_BEFORE = '(?<![\\p{L}\\p{N}.,:/_\\-–№#])(?<!ISO )(?<!RFC )';

const RULES: Rule[] = [
  {
    locale: 'ru',
    find: /["“”]/gu,
    message: (found) => `${found} is not a Russian quote`,
    fix: () => 'Use «ёлочки», and „лапки“ inside them; put code in backticks.',
  },
  {
    locale: 'ru',
    find: /['’‘](?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})['’‘]/gu,
    message: () => 'a Russian word contains an apostrophe',
    fix: () => 'Use «ёлочки» for quotes, and no apostrophe before Russian endings.',
  },
  {
    locale: 'en',
    find: /[“”„«»‘’]/gu,
    message: (found) => `${found} is not a straight quote or apostrophe`,
    fix: () => `Use ' and " in English, so that a name can be searched for and copied.`,
  },
  {
    find: /(?<=\S)[ \u00A0]+(?:-|–|--|―)(?=[ \u00A0\n])|(?<=\S)\n(?:-|–|--)(?=[ \u00A0])|--(?=\S)/gu,
    message: (found) => `"${visible(found).trim()}" is used as a dash`,
    fix: () => 'Use an em dash with spaces: " — ".',
  },
  {
    locale: 'ru',
    find: /[\p{L}»)]—|—[\p{L}«(]/gu,
    message: () => 'the dash has no space on one side',
    fix: () => 'Put a space on both sides of an em dash; use an en dash for ranges of numbers: 5–15.',
  },
  {
    locale: 'ru',
    // In pages, it is added at build time. See `src/config/remark/russianDash.ts`.
    kinds: ['message'],
    find: /(?<=\S) —(?=\s|$)/gu,
    message: () => 'the dash has no non-breaking space before it',
    fix: () => 'Write "⍽— " with a non-breaking space (U+00A0) for ⍽.',
  },
  {
    locale: 'ru',
    find: /(?<![\d.,:/\p{L}_-])\d{1,3}(?: \d{3})+(?![\d\p{L}]|[.:/]\d)/gu,
    message: (found) => `"${found}" has no non-breaking space between thousands`,
    fix: ([found]) => `Write "${found.replaceAll(' ', '⍽')}" with a non-breaking space (U+00A0) for ⍽.`,
  },
  {
    find: new RegExp(
      `${LONE_NUMBER_BEFORE}(\\d{1,5})(?:-|—)(\\d{1,5})(?![\\p{L}\\p{N}\\-–]|[.:,/]\\d)`,
      'gu',
    ),
    message: (found) => `the range ${found} has no en dash`,
    fix: ([, from = '', to = '']) => `Write ${from}–${to}.`,
  },
  {
    find: /\d[ \u00A0]?[–][ \u00A0]\d|\d[ \u00A0][–][ \u00A0]?\d/gu,
    message: (found) => `the range "${visible(found)}" has a space`,
    fix: () => 'Write an en dash without spaces: 5–15.',
  },
  {
    find: /(?<![\p{L}\p{N}])(?!0[xXхХ])(\d+)[ \u00A0]?[xXхХ*][ \u00A0]?(\d+)(?![\p{L}])/gu,
    message: (found) => `the size ${visible(found)} has no multiplication sign`,
    fix: ([, width = '', height = '']) => `Write ${width}×${height}.`,
  },
  {
    // A formula has spaces, as in 4.2 / 1000 × 100.
    find: /(?<![\d.,][ \u00A0]?[/+=→(][ \u00A0]?|[\d.,])\b\d{2,4}[ \u00A0]×[ \u00A0]\d{2,4}\b(?![.,]\d|[ \u00A0]\d|[ \u00A0]?[/+=→%])/gu,
    message: (found) => `the size "${visible(found)}" has a space`,
    fix: () => 'Write a size without spaces: 320×50.',
  },
  {
    locale: 'ru',
    find: new RegExp(`(?<![\\p{L}_])(\\d[\\d.,–×]*)(?:(?!${NBSP})\\s+)(${UNIT})`, 'gu'),
    message: (found) => `"${visible(found)}" has no non-breaking space before the unit`,
    fix: ([, number = '', unit = '']) =>
      `Write "${number}⍽${unit}" with a non-breaking space (U+00A0) for ⍽, or "${number}&nbsp;${unit}".`,
  },
  {
    find: /(?<![\p{L}\p{N}_.-])(\d[\d.,–×]*)(мс|с|сек|мин|КБ|кБ|МБ|ГБ|ms|sec|secs|min|dp|dip|px|pt|sp|kB|KB|MB|GB|USD|fps)(?![\p{L}\p{N}])/gu,
    message: (found) => `"${found}" has no space before the unit`,
    fix: ([, number = '', unit = '']) => `Write "${number} ${unit}", in Russian with a non-breaking space.`,
  },
  {
    find: /\d[ \u00A0]+%/gu,
    message: (found) => `"${visible(found)}" has a space before the percent sign`,
    fix: () => 'Write 95%, in both languages.',
  },
  {
    find: /(?<=[^\n \u00A0])(?:[ \u00A0]{2,})(?=[^\n \u00A0])/gu,
    message: () => 'two spaces in a row',
    fix: () => 'Leave one.',
  },
  {
    find: /(?<=[\p{L}\p{N}»)\uFFFC])[ \u00A0]+[,;](?=\s|$)|(?<=[\p{L}\p{N}»)\uFFFC])[ \u00A0]+[.?:](?=\s|$)/gu,
    message: (found) => `there is a space before "${found.trim()}"`,
    fix: () => 'Remove the space.',
  },
  {
    find: /!(?!=)/gu,
    message: () => 'an exclamation mark',
    fix: () => 'End the sentence with a period; put code in backticks.',
  },
  {
    find: /\.{3,}/gu,
    message: () => 'three periods instead of an ellipsis',
    fix: () => 'Use …, or specify what was left out.',
  },
  {
    find: /(?<![\p{L}\p{N}-])-+>|<-+(?!\p{L})|=>/gu,
    message: (found) => `${found} is used as an arrow`,
    fix: () => 'Use →.',
  },
  {
    everywhere: true,
    find: /(?<!\p{L})(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*\p{Script=Latin})\p{L}+/gu,
    message: (found) => `"${found}" mixes Latin and Cyrillic letters`,
    fix: () => 'Type the whole word in one alphabet.',
  },
  {
    locale: 'en',
    everywhere: true,
    find: /(?<!\p{L})\p{Script=Cyrillic}+(?!\p{L})/gu,
    message: (found) => `"${found}" is Russian in an English text`,
    fix: () => 'Write it in English.',
  },
  {
    locale: 'en',
    find: /(?<![\p{L}-])(?:please|simply|just|easily)(?![\p{L}-])/giu,
    message: (found) => `"${found}" adds nothing`,
    fix: () => 'Leave the word out.',
  },
  {
    locale: 'ru',
    find: /(?<!\p{L})пожалуйста(?!\p{L})/giu,
    message: (found) => `«${found}» adds nothing`,
    fix: () => 'Leave the word out.',
  },
  {
    locale: 'ru',
    find: /(?<=[а-яё,;)»][ \u00A0\n])(?:Вы|Вас|Вам|Вами|Ваш(?:а|е|и|его|ей|ему|им|ими|их|у|ем)?)(?!\p{L})/gu,
    message: (found) => `«${found}» has a capital letter`,
    fix: () => 'Address the reader with «вы» in lower case.',
  },
];

/** Finds «» that aren't paired, or are nested without „лапки“. */
function quoteFaults({text}: ProseBlock): {index: number; message: string; fix: string}[] {
  const faults: {index: number; message: string; fix: string}[] = [];
  let open: number | null = null;
  for (const {index, 0: sign} of text.matchAll(/[«»]/g)) {
    if (sign === '«' && open !== null) {
      faults.push({index, message: '« is inside «»', fix: 'Use „лапки“ for quotes inside quotes.'});
    } else if (sign === '«') {
      open = index;
    } else if (open === null) {
      faults.push({index, message: '» closes nothing', fix: 'Pair « and ».'});
    } else {
      open = null;
    }
  }
  if (open !== null) faults.push({index: open, message: '« is not closed', fix: 'Pair « and ».'});
  return faults;
}

/** Hides „лапки“, whose closing sign is an English opening quote, from the rule about foreign quotes. */
function hideInnerQuotes(text: string): string {
  return text.replace(/„([^„“”"]*)“/g, (_, inner: string) => `\u2039${inner}\u203A`);
}

function faultsOf(block: ProseBlock, locale: Locale): {index: number; message: string; fix: string}[] {
  const text = locale === 'ru' ? hideInnerQuotes(block.text) : block.text;
  const isLoose = block.kind === 'comment' || block.kind === 'title';
  const faults = RULES.flatMap((rule) => {
    if (rule.locale !== undefined && rule.locale !== locale) return [];
    if (isLoose && rule.everywhere !== true) return [];
    if (rule.kinds !== undefined && !rule.kinds.includes(block.kind)) return [];
    return [...text.matchAll(rule.find)].map((match) => ({
      index: match.index,
      message: rule.message(match[0]),
      fix: rule.fix(match),
    }));
  });
  return locale === 'ru' && !isLoose ? [...faults, ...quoteFaults(block)] : faults;
}

export const check: TextCheck = {
  name: NAME,
  about:
    'Russian: «» and „“, em dash with spaces, non-breaking space before units and dashes of messages and between thousands, «вы» in lower case; English: straight quotes and apostrophes; both: ranges with an en dash, sizes with ×, 95% without space, … and →, no double spaces, no mixed alphabets, no exclamation marks, no "please", "simply", "just", "easily"',
  run(context) {
    return proseOf(context).flatMap(({file, locale, origin, blocks}): Fault[] => {
      // The guides quote incorrect characters and words as examples.
      if (origin === 'guide') return [];
      return blocks.flatMap((block) =>
        faultsOf(block, locale).map(({index, message, fix}) => ({
          file,
          line: block.lineAt(index),
          check: NAME,
          message: `${message}, in "${visible(excerptAround(block.text, index))}"`,
          fix,
        })),
      );
    });
  },
};

function excerptAround(text: string, index: number): string {
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, index - 20)));
  return excerpt(text.slice(start, index + 30));
}
