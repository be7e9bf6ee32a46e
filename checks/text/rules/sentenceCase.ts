import {flatten, isJsx, lineOf, attribute, textOf} from '../lib/nodes.ts';
import {readMessageFile} from '../lib/messages.ts';
import {russianMessageFiles} from '../lib/prose.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'sentenceCase';

/** Matches a capitalized Cyrillic word after another word. A period, a colon, or a quote starts a new sentence. */
const CAPITALIZED = /(?<=[\p{L}\p{N}»)]\s)[А-ЯЁ](?:[а-яё]+|(?=\s))/gu;

/** Matches proper names by stem. */
const PROPER_NAME = /^(?:Великобритани|Герман|Европ|Калифорни|Росси|Швейцари|Яндекс)/u;

interface Label {
  line: number;
  what: string;
  text: string;
}

/** Returns the labels on a page, which are in the navigation, above text, or on a card, a tab, or an admonition. */
function labelsOf(page: Page): Label[] {
  const front = ['title', 'sidebar_label'].flatMap((key): Label[] => {
    const text = page.frontMatter[key];
    return typeof text === 'string'
      ? [{line: page.frontMatterLines[key] ?? 1, what: key.replace('_', ' '), text}]
      : [];
  });
  const body = flatten(page.tree).flatMap((node): Label[] => {
    if (node.type === 'heading') return [{line: lineOf(node), what: 'heading', text: textOf(node)}];
    if (node.type === 'containerDirective') {
      const [first] = node.children;
      const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
      return isLabel ? [{line: lineOf(node), what: 'title of the box', text: textOf(first)}] : [];
    }
    if (!isJsx(node)) return [];
    return ['title', 'label'].flatMap((key): Label[] => {
      const text = attribute(node, key);
      return text === undefined ? [] : [{line: lineOf(node), what: `${key} of <${node.name ?? ''}>`, text}];
    });
  });
  return [...front, ...body];
}

function faultsOf(file: string, labels: Label[]): Fault[] {
  return labels.flatMap(({line, what, text}): Fault[] => {
    const words = [...text.matchAll(CAPITALIZED)]
      .map(([word]) => word)
      .filter((word) => !PROPER_NAME.test(word));
    if (words.length === 0) return [];
    return [
      {
        file,
        line,
        check: name,
        message: `the ${what} “${text}” capitalizes ${words.join(', ')}`,
        fix: 'Write Russian titles, headings, and labels in sentence case.',
      },
    ];
  });
}

function run({root, pages}: CheckContext): Fault[] {
  return [
    ...pages.filter(({locale}) => locale === 'ru').flatMap((page) => faultsOf(page.file, labelsOf(page))),
    ...russianMessageFiles(root).flatMap((file) =>
      faultsOf(
        file,
        readMessageFile(root, file).messages.map(({line, text}) => ({line, what: 'message', text})),
      ),
    ),
  ];
}

export const check: TextCheck = {
  name,
  about: 'Russian titles, headings, labels, and messages are in sentence case.',
  run,
};
