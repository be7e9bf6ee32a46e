import {load} from 'cheerio';

/** A question on a page, which is a heading, and its answer, which is the text below the heading. */
export interface Question {
  question: string;
  answer: string;
}

/** Parts of a page that aren't part of its text. */
const NOT_TEXT = 'script, style, svg, button, .hash-link, [role="tooltip"], [aria-hidden="true"]';

const plain = (text: string): string =>
  text
    .replace(/\u200B/g, '')
    // Non-breaking spaces are preserved.
    .replace(/[^\S\u00A0]+/g, ' ')
    .trim();

/**
 * Returns the questions on a built page, which are the second-level headings that end with a question mark, each with
 * its answer.
 */
export function readQuestions(html: string): Question[] {
  const $ = load(html);
  const root = $('.theme-doc-markdown').first();
  root.find(NOT_TEXT).remove();
  // Otherwise, the last word of one block and the first of the next would be joined.
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
