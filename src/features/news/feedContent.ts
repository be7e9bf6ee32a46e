import {load} from 'cheerio';

/** Parts of a post that are useless without the page's scripts and styles. */
const PAGE_ONLY = 'script, style, svg, button, .hash-link, [role="tooltip"], [role="tablist"]';

// Includes `hidden`, because all tabs but one are hidden on the page, and feed readers show them one after another.
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

/** Returns the text of a post for feeds, as plain markup without buttons, tooltips, and classes. */
export function feedContent(html: string): string {
  const $ = load(html, {}, false);
  $(PAGE_ONLY).remove();
  for (const name of PAGE_ATTRIBUTES) $(`[${name}]`).removeAttr(name);
  // Code colors and the remains of glossary terms are replaced by their text.
  $('span').each((_, element) => {
    $(element).replaceWith($(element).contents());
  });
  return $.html()
    .replace(/<!--.*?-->\s*/gs, '')
    .trim();
}
