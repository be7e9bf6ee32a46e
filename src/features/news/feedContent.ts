import {load} from 'cheerio';

/** Parts of a post that mean nothing without the scripts and styles of the page. */
const PAGE_ONLY = 'script, style, svg, button, .hash-link, [role="tooltip"], [role="tablist"]';

// Of the tabs of a set all but one are hidden; readers of feeds see them one after the other.
const PAGE_ATTRIBUTES = [
  'class',
  'style',
  'id',
  'tabindex',
  'hidden',
  'role',
  'aria-describedby',
  'aria-labelledby',
];

/** Text of a post for feeds: plain markup, without buttons, tooltips and classes. */
export function feedContent(html: string): string {
  const $ = load(html, {}, false);
  $(PAGE_ONLY).remove();
  for (const name of PAGE_ATTRIBUTES) $(`[${name}]`).removeAttr(name);
  // Colors of code, and what is left of a term of the glossary: their text.
  $('span').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  return $.html()
    .replace(/<!--.*?-->\s*/gs, '')
    .trim();
}
