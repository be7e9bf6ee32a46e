import type {Nodes} from 'mdast';

import {attribute, excerpt, isJsx, lineOf} from '../lib/nodes.ts';
import type {CheckContext, Fault, Locale, Page, TextCheck} from '../types.ts';

const name = 'facts';

/** Numbers and code in the text under one heading. They are unordered because translation reorders sentences. */
interface Section {
  line: number;
  numbers: Set<string>;
  codes: Set<string>;
  /**
   * Those in the text of links to pages. Each language words link text separately, so the other language can omit them.
   */
  linked: Set<string>;
}

/** Attributes with text for the reader. */
const WORDS = ['title', 'label', 'alt', 'description', 'caption'];

/** Names that Russian always writes as code, but English also uses as words. */
const CODE_IN_RUSSIAN = new Set(['Activity']);

/**
 * Returns the numbers in a string in English notation, without thousands separators. For example, 1 000,5 and 1,000.5
 * become 1000.5.
 */
function numbersOf(text: string, locale: Locale): string[] {
  const plain =
    locale === 'en'
      ? text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      : text.replace(/(\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.');
  return plain.match(/\d+(?:\.\d+)*/g) ?? [];
}

/** Returns the sections of a page, keyed by the IDs of their headings, which are the same in both languages. */
function sectionsOf({tree, locale}: Page): Map<string, Section> {
  const sections = new Map<string, Section>();
  const open = (id: string, line: number): Section => {
    const section = sections.get(id) ?? {
      line,
      numbers: new Set<string>(),
      codes: new Set<string>(),
      linked: new Set<string>(),
    };
    sections.set(id, section);
    return section;
  };
  let section = open('', 1);
  const read = (node: Nodes, isLinked: boolean): void => {
    if (node.type === 'heading') section = open(node.data?.id ?? '', lineOf(node));
    const add = (text: string): void => {
      for (const number of numbersOf(text, locale)) (isLinked ? section.linked : section.numbers).add(number);
    };
    if (node.type === 'text') add(node.value);
    if (node.type === 'inlineCode') (isLinked ? section.linked : section.codes).add(node.value);
    if (isJsx(node)) {
      for (const key of WORDS) {
        // The title of a card is the title of the linked page.
        if (key !== 'title' || node.name !== 'Card') add(attribute(node, key) ?? '');
      }
    }
    if (!('children' in node)) return;
    const leadsToPage = node.type === 'link' && node.url.startsWith('/');
    for (const child of node.children) read(child, isLinked || leadsToPage);
  };
  read(tree, false);
  return sections;
}

/** Returns what one language has that is missing from the section in the other language. */
const missingFrom = (some: Set<string>, section: Section, key: 'numbers' | 'codes'): string[] =>
  [...some].filter((value) => !section[key].has(value) && !section.linked.has(value));

function compare(english: Page, russian: Page): Fault[] {
  const own = sectionsOf(russian);
  return [...sectionsOf(english)].flatMap(([id, expected]) => {
    const found = own.get(id);
    // The `twins` check reports a heading without a twin.
    if (found === undefined) return [];
    return (
      [
        [
          'number',
          'numbers',
          'Write every number of the English section, in digits where it has digits, and no other.',
        ],
        ['code', 'codes', 'Name in code what the English section names in code, and nothing else.'],
      ] as const
    ).flatMap(([what, key, fix]): Fault[] => {
      const lost = missingFrom(expected[key], found, key);
      const added = missingFrom(found[key], expected, key).filter((value) => !CODE_IN_RUSSIAN.has(value));
      if (lost.length === 0 && added.length === 0) return [];
      const tell = (verb: string, values: string[]): string[] =>
        values.length === 0 ? [] : [`${verb} ${what} ${excerpt(values.join(', '), 120)}`];
      return [
        {
          file: russian.file,
          line: found.line,
          check: name,
          message: `the section “${id}” ${[...tell('does not contain the', lost), ...tell('adds the', added)].join(' and ')}; see ${english.file}:${expected.line}`,
          fix,
        },
      ];
    });
  });
}

function run({pages}: CheckContext): Fault[] {
  const keyOf = ({section, path}: Page): string => `${section}/${path}`;
  const russian = new Map(pages.filter(({locale}) => locale === 'ru').map((page) => [keyOf(page), page]));
  return pages
    .filter(({locale}) => locale === 'en')
    .flatMap((page) => {
      const twin = russian.get(keyOf(page));
      return twin === undefined ? [] : compare(page, twin);
    });
}

export const check: TextCheck = {
  name,
  about: 'Each section of a Russian page has the numbers and inline code of its English twin and no others.',
  run,
};
