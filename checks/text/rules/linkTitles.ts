import type {Nodes} from 'mdast';

import {stem} from '../../../src/features/search/words.ts';
import {attribute, flatten, isJsx, lineOf, textOf} from '../lib/nodes.ts';
import type {CheckContext, Fault, Page, TextCheck} from '../types.ts';

const name = 'linkTitles';

/** Returns words without their endings so that a title can be declined: «в руководстве по интеграции». */
const stemsOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map(stem)
    .join(' ');

/** Matches platform names, for sentences that link to the same page for each platform. */
const PLATFORM = /^(?:(?:Android|iOS|Unity)(?: SDK)?|Плагин Unity)$/;
/** Matches the suffix of a title in lists with the same page for several platforms. */
const ON_PLATFORM = / (?:на|для|в) (?:Android|iOS|Unity)$/;
/** Matches the step number on a card. */
const STEP = /^\d+\. /;

/** Returns the target and text of a link or card that leads to a whole page of the site. */
function linkOf(node: Nodes): {url: string; text: string} | undefined {
  if (node.type === 'link') return {url: node.url, text: textOf(node)};
  if (!isJsx(node) || node.name !== 'Card') return undefined;
  return {url: attribute(node, 'to') ?? '', text: attribute(node, 'title') ?? ''};
}

function faultsOf(page: Page, titles: ReadonlyMap<string, string>): Fault[] {
  return flatten(page.tree).flatMap((node): Fault[] => {
    const link = linkOf(node);
    if (link === undefined) return [];
    const text = link.text.replace(STEP, '').trim();
    const report = (message: string, fix: string): Fault[] => [
      {file: page.file, line: lineOf(node), check: name, message, fix},
    ];
    if (/^«[^»]*»$/u.test(text)) {
      return report(`the link text ${text} is in quotes`, 'Write the text of a link without «ёлочки».');
    }
    const title = titles.get(link.url);
    // Lowercase text is part of the sentence and can describe what the reader does there.
    if (title === undefined || !/^\p{Lu}/u.test(text) || PLATFORM.test(text)) return [];
    const named = [text, text.replace(ON_PLATFORM, '')].map(stemsOf);
    if (named.includes(stemsOf(title))) return [];
    return report(
      `the link “${text}” leads to the page “${title}”`,
      'Call a page by its title, declined if the sentence needs it, or write a text in lower case that says what the reader does there.',
    );
  });
}

function run({pages}: CheckContext): Fault[] {
  const russian = pages.filter(({locale}) => locale === 'ru');
  const titles = new Map(
    russian.flatMap(({partial, route, frontMatter: {title}}): [string, string][] =>
      partial || typeof title !== 'string' ? [] : [[route, title]],
    ),
  );
  return russian.flatMap((page) => faultsOf(page, titles));
}

export const check: TextCheck = {
  name,
  about:
    'A Russian link or card that mentions a page uses its title, in any case and number, without quotes.',
  run,
};
