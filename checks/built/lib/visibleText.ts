import type {CheerioAPI} from 'cheerio';

type AnyNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/**
 * Parts of a page that aren't text: its frame, and controls with their labels. This list is separate from the
 * converter's so that the check detects text that the converter loses.
 */
const NO_TEXT = [
  'script, style, template, noscript, svg, select, textarea, button',
  'main nav, main footer, main form',
  '.hash-link, [role="tooltip"], [role="status"], [aria-hidden="true"], .for-screen-readers, label[for]',
  '[class*="theme-doc-toc"], .theme-doc-version-badge, .theme-doc-card-icon, [data-copy-page], [data-your-values]',
].join(', ');

/** Returns the letters and digits in a string, for comparison. Spaces and punctuation differ in Markdown. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Returns the text of a page's main part, in reading order, and the text of each code block. A tab's label comes before
 * its panel.
 */
export function visibleText($: CheerioAPI): {text: string; blocks: string[]} {
  const left = new Set<AnyNode>($(NO_TEXT).get());
  const labels = new Map<AnyNode, string>();
  $('[role="tablist"]').each((_, tablist) => {
    const panels = $(tablist).next().children('[role="tabpanel"]').get();
    $(tablist)
      .children('[role="tab"]')
      .each((index, tab) => {
        const panel = panels[index];
        if (panel) labels.set(panel, $(tab).text());
      });
  });
  const blocks: string[] = [];
  const read = (node: AnyNode): string => {
    if (node.type === 'text') return node.data;
    if (node.type !== 'tag' || left.has(node) || node.attribs.role === 'tablist') return '';
    if (node.name === 'pre') {
      const lines = $(node).find('.token-line').get();
      const whole =
        lines.length > 0 ? lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n') : $(node).text();
      blocks.push(whole.replace(/\n$/, ''));
      return ` ${whole} `;
    }
    return `${labels.get(node) ?? ''} ${node.children.map(read).join('')}`;
  };
  const text = $('main').first().contents().get().map(read).join('');
  return {text, blocks};
}
