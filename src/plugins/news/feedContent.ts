import {load} from 'cheerio';

/** Parts of a post that mean nothing without the scripts and styles of the page. */
const PAGE_ONLY = 'script, style, svg, button, .hash-link, [role="tooltip"], [role="tablist"]';

/** Text of a post for feeds: plain markup, without buttons, tooltips and classes. */
export function feedContent(html: string): string {
  const $ = load(html, {}, false);
  $(PAGE_ONLY).remove();
  $('*').removeAttr('class').removeAttr('style').removeAttr('id').removeAttr('tabindex');
  // What is left of a term of the glossary is its text.
  $('span:not([role])').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  return $.html().trim();
}
