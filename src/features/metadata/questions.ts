import {load} from 'cheerio';

/** A question of a page, which is a heading, and the text below it. */
export interface Question {
  question: string;
  answer: string;
}

/** Parts of a page that are not its text. */
const NOT_TEXT = 'script, style, svg, button, .hash-link, [role="tooltip"], [aria-hidden="true"]';

const plain = (text: string): string =>
  text
    .replace(/\u200B/g, '')
    // Non-breaking spaces stay, as on the page.
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim();

/** Questions of a built page: its headings of the second level that end with a question mark, each with its answer. */
export function readQuestions(html: string): Question[] {
  const $ = load(html);
  const root = $('.theme-doc-markdown').first();
  root.find(NOT_TEXT).remove();
  // Else the last word of one block and the first of the next become one.
  root.find('p, li, td, th, pre, h3, h4').append(' ');
  return root
    .find('h2')
    .get()
    .flatMap((heading) => {
      const question = plain($(heading).text());
      const answer = plain($(heading).nextUntil('h2').text());
      return question.endsWith('?') && answer !== '' ? [{question, answer}] : [];
    });
}
