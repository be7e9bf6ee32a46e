import type {CheerioAPI} from 'cheerio';

type AnyNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/**
 * What of a page is no text to read: its frame, and controls with their names. Told apart from the converter, so that
 * the check notices what the converter loses.
 */
const NO_TEXT = [
  'script, style, template, noscript, svg, select, textarea, button',
  'main nav, main footer, main form',
  '.hash-link, [role="tooltip"], [role="status"], [aria-hidden="true"], .for-screen-readers, label[for]',
  '[class*="theme-doc-toc"], .theme-doc-version-badge, .theme-doc-card-icon, [data-copy-page]',
].join(', ');

/** Words of a text: letters and digits in a row. Signs differ in Markdown. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Words that a page shows in its main part, in reading order, and the texts of its code blocks. A tab's label counts as
 * standing before its panel.
 */
export function visibleWords($: CheerioAPI): {words: string[]; blocks: string[]} {
  const left = new Set<AnyNode>($(NO_TEXT).get());
  const words: string[] = [];
  const blocks: string[] = [];
  let pending = '';
  const flush = () => {
    words.push(...wordsOf(pending));
    pending = '';
  };
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
  const walk = (node: AnyNode): void => {
    if (node.type === 'text') {
      pending += node.data;
    } else if (node.type === 'tag' && !left.has(node)) {
      flush();
      if (node.attribs.role === 'tablist') return;
      words.push(...wordsOf(labels.get(node) ?? ''));
      if (node.name === 'pre') {
        const lines = $(node).find('.token-line').get();
        const text =
          lines.length > 0
            ? lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n')
            : $(node).text().replace(/\n$/, '');
        blocks.push(text);
        words.push(...wordsOf(text));
        return;
      }
      node.children.forEach(walk);
      flush();
    }
  };
  $('main').first().contents().each((_, node) => walk(node));
  flush();
  return {words, blocks};
}
