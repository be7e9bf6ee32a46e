import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {Element, ElementContent, Properties, Root} from 'hast';

import type {PageElement, PageNode} from '../../afterBuild/afterBuildStep.ts';

/** Parts of a page that aren't part of its text: controls, navigation, and content for only some readers. */
const LEFT_OUT = {
  elements: new Set('script style template form button input select textarea nav footer'.split(' ')),
  classes: new Set([
    'hash-link',
    'for-screen-readers',
    'theme-doc-version-badge',
    'theme-doc-toc-mobile',
    'theme-doc-toc-desktop',
    'theme-doc-card-icon',
  ]),
  roles: new Set(['tooltip', 'status', 'tablist']),
};

const INLINE = new Set('a abbr b code del dfn em i img kbd mark s small span strong sub sup time'.split(' '));
/** Elements that are preserved. Others are replaced by their content or by a `div`. */
const KEPT = new Set(
  'a b blockquote br code dd del dl dt em figcaption h1 h2 h3 h4 h5 h6 hr i kbd li ol p s strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;
/** Separator of paragraphs and lines in a table cell, because Markdown cells have only one line. */
const CELL_BREAK = '; ';

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const bold = (children: ElementContent[]) => element('p', [element('strong', children)]);
const isElement = (node: PageNode): node is PageElement => node.type === 'tag';
const withoutMarks = (value: string) => value.replaceAll('\u200B', '');

const classesOf = ({attribs}: PageElement): string[] => attribs.class?.split(/\s+/) ?? [];
const hasClass = ({attribs}: PageElement, name: string): boolean =>
  attribs.class?.includes(name) === true && attribs.class.split(/\s+/).includes(name);
const elementsIn = ({children}: PageElement): PageElement[] => (children as PageNode[]).filter(isElement);

/** Returns the nearest element around a node, including the node itself, that meets a condition. */
function around(node: PageElement, has: (candidate: PageElement) => boolean): PageElement | undefined {
  if (has(node)) return node;
  const parent = node.parent as PageNode | null;
  return parent !== null && isElement(parent) ? around(parent, has) : undefined;
}

function isLeftOut(node: PageElement): boolean {
  const {role, hidden, for: field, ...attributes} = node.attribs;
  return (
    LEFT_OUT.elements.has(node.name) ||
    LEFT_OUT.roles.has(role ?? '') ||
    attributes['aria-hidden'] === 'true' ||
    (hidden !== undefined && role !== 'tabpanel') ||
    // The label of a field.
    (node.name === 'label' && field !== undefined) ||
    attributes['data-markdown'] === 'none' ||
    (node.attribs.class !== undefined && classesOf(node).some((name) => LEFT_OUT.classes.has(name)))
  );
}

/**
 * Returns whether a node is a piece of text that only styling separates from its neighbors, such as a label next to a
 * name.
 */
const isPiece = (node: PageNode | undefined): node is PageElement =>
  node !== undefined && isElement(node) && INLINE.has(node.name) && !('data-term' in node.attribs);

function plainText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'element' ? plainText(node.children) : '',
    )
    .join('');
}

/**
 * Returns the first element in a tree with a tag name. Faster than a selector, because such elements are near the root.
 */
export function firstNamed(nodes: readonly PageNode[], name: string): PageElement | undefined {
  for (const node of nodes) {
    if (!('children' in node)) continue;
    if (isElement(node) && node.name === name) return node;
    const found = firstNamed(node.children as PageNode[], name);
    if (found) return found;
  }
  return undefined;
}

/** Returns the first or last character of the converted content. */
function edge(nodes: readonly ElementContent[], end: 'first' | 'last'): string {
  for (const node of end === 'first' ? nodes : nodes.toReversed()) {
    const sign =
      node.type === 'text'
        ? node.value.at(end === 'first' ? 0 : -1)
        : node.type === 'element'
          ? edge(node.children, end)
          : '';
    if (sign) return sign;
  }
  return '';
}

/** Returns the text of a node, with `br` elements as line breaks. */
function textWithBreaks(node: PageNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node)) return '';
  return node.name === 'br' ? '\n' : (node.children as PageNode[]).map(textWithBreaks).join('');
}

/** Returns the text of a code block, line by line, as the block's copy button copies it. */
function codeText(block: PageElement): string {
  const lines: PageElement[] = [];
  const collect = (node: PageElement) => {
    if (hasClass(node, 'token-line')) lines.push(node);
    else elementsIn(node).forEach(collect);
  };
  collect(block);
  const pre = firstNamed([block], 'pre');
  const parts = lines.length > 0 ? lines : pre ? [pre] : [];
  return parts
    .map((part) => textWithBreaks(part).replace(/\n{1,2}$/, (end) => (lines.length > 0 ? '' : end.slice(1))))
    .join('\n');
}

/**
 * Converts the content of a cell to one line. Blocks and lines are joined by a separator, and code blocks become inline
 * code.
 */
function oneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let partNext = false;
  for (const node of nodes) {
    const isBlock = node.type === 'element' && !INLINE.has(node.tagName);
    if (isBlock) partNext = true;
    const line =
      !isBlock || node.type !== 'element'
        ? [node]
        : node.tagName === 'pre'
          ? [element('code', [text(plainText(node.children))])]
          : oneLine(node.children);
    if (plainText(line).trim() === '' && isBlock) continue;
    if (partNext && plainText(line).trim() === '') continue;
    if (partNext && plainText(result).trim() !== '') result.push(text(CELL_BREAK));
    partNext = isBlock;
    result.push(...line);
  }
  return result;
}

class Reader {
  readonly #$: CheerioAPI;
  readonly #url: string;

  constructor($: CheerioAPI, url: string) {
    this.#$ = $;
    this.#url = url;
  }

  #absolute(address: string): string {
    return URL.canParse(address, this.#url) ? new URL(address, this.#url).href : address;
  }

  /** Converts a list of nodes, with a space between pieces that only styling separates. */
  readAll(nodes: readonly PageNode[]): ElementContent[] {
    const shown = nodes.filter(({type}) => type === 'text' || type === 'tag');
    const result: ElementContent[] = [];
    shown.forEach((node, index) => {
      const read = this.read(node);
      if (read.length === 0) return;
      const previous = shown[index - 1];
      const before = edge(result, 'last');
      const after = edge(read, 'first');
      const touches = previous !== undefined && /\S/.test(before) && /\S/.test(after);
      if (touches) {
        const bothPieces = isPiece(previous) && isPiece(node);
        const label = [previous, node].find((candidate) => isPiece(candidate) && candidate.name !== 'a');
        const isLabeled =
          label !== undefined &&
          isPiece(label) &&
          ['b', 'small', 'span'].includes(label.name) &&
          /[\p{L}\p{N})]/u.test(before) &&
          /[\p{L}\p{N}(]/u.test(after);
        if (bothPieces || isLabeled) result.push(text(' '));
      }
      result.push(...read);
    });
    return result;
  }

  #children(node: PageElement): ElementContent[] {
    return this.readAll(node.children as PageNode[]);
  }

  read(node: PageNode): ElementContent[] {
    if (node.type === 'text') return [text(withoutMarks(node.data))];
    if (!isElement(node)) return [];
    if (node.name === 'noscript') return this.#pictureWithoutScript(this.#$(node));
    if (node.name === 'svg') return this.#drawing(this.#$(node));
    if (isLeftOut(node)) return [];
    const inside = elementsIn(node);
    if (node.name === 'pre' || hasClass(node, 'theme-code-block')) return [this.#code(node)];
    if (hasClass(node, 'theme-admonition')) return [this.#admonition(node)];
    if (node.attribs.role === 'note') return [element('blockquote', this.#children(node))];
    if (inside.some(({attribs}) => attribs.role === 'tablist')) return [this.#tabs(node)];
    if (
      inside.some((child) => elementsIn(child).some((card) => hasClass(card, 'theme-doc-card-container')))
    ) {
      return [this.#cards(this.#$(node))];
    }
    if (inside.some((child) => child.name === 'label' && this.#box(child))) return [this.#choices(node)];
    switch (node.name) {
      case 'a':
        return this.#link(node);
      case 'img':
        return this.#picture(this.#$(node));
      case 'dfn':
        return [element('strong', this.#children(node))];
      case 'summary':
      case 'legend':
        return [bold(this.#children(node))];
      case 'dl':
        return [this.#definitions(this.#$(node))];
      case 'td':
      case 'th':
        return [this.#cell(node)];
      case 'ol':
        return [
          element(
            'ol',
            this.#children(node),
            node.attribs.start === undefined ? {} : {start: Number(node.attribs.start)},
          ),
        ];
      default:
        break;
    }
    if (HEADING.test(node.name) && around(node, ({name}) => ['li', 'td', 'th'].includes(name))) {
      return [bold(this.#children(node))];
    }
    if (KEPT.has(node.name)) return [element(node.name, this.#children(node))];
    if (!INLINE.has(node.name)) return [element('div', this.#children(node))];
    return this.#children(node);
  }

  #link(node: PageElement): ElementContent[] {
    const children = this.#children(node);
    const href = node.attribs.href;
    const hasContent =
      plainText(children).trim() !== '' ||
      children.some((child) => child.type === 'element' && child.tagName === 'img');
    if (!hasContent) return [];
    // The name of a release is a link to itself.
    const ownId = around(node, ({attribs}) => attribs.id !== undefined)?.attribs.id;
    if (href === undefined || (ownId !== undefined && href === `#${ownId}`)) return children;
    return [element('a', children, {href: this.#absolute(href)})];
  }

  #picture($node: Cheerio<PageElement>): ElementContent[] {
    const source = $node.attr('src') ?? '';
    if (source === '' || source.startsWith('data:')) return [];
    return [element('img', [], {src: this.#absolute(source), alt: $node.attr('alt') ?? ''})];
  }

  /** Converts an image that loads when it comes into view. Its complete markup is inside `noscript`. */
  #pictureWithoutScript($node: Cheerio<PageElement>): ElementContent[] {
    const inner = load($node.text() || ($node.html() ?? ''), null, false);
    return inner('img')
      .get()
      .flatMap((image) => new Reader(inner, this.#url).#picture(inner(image)));
  }

  #drawing($node: Cheerio<PageElement>): ElementContent[] {
    if ($node.attr('aria-hidden') === 'true') return [];
    const label = $node.attr('aria-label') ?? $node.children('title').text();
    return label.trim() === '' ? [] : [element('em', [text(label.trim())])];
  }

  #code(node: PageElement): Element {
    const $node = this.#$(node);
    const classes = [node, ...$node.find('pre, code').get()].flatMap(classesOf);
    const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
    // The title of a block is in the element next to the one that contains the code.
    const title =
      node.name === 'pre'
        ? ''
        : elementsIn(node)
            .map((part) => this.#$(part))
            .filter((part) => !part.is('pre, button') && part.find('pre').length === 0)
            .map((part) => part.text().trim())
            .join('');
    return element('pre', [text(codeText(node))], {
      ...(language !== undefined && {dataLanguage: language}),
      ...(title !== '' && {dataTitle: title}),
    });
  }

  #admonition(node: PageElement): Element {
    const [heading, ...rest] = elementsIn(node);
    return element('blockquote', [
      ...(heading ? [bold(this.#children(heading))] : []),
      ...rest.flatMap((part) => this.read(part)),
    ]);
  }

  #tabs(node: PageElement): Element {
    const isTabs = (candidate: PageElement) =>
      elementsIn(candidate).some(({attribs}) => attribs.role === 'tablist');
    const $node = this.#$(node);
    const labels = $node
      .children('[role="tablist"]')
      .find('[role="tab"]')
      .get()
      .map((tab) => text(this.#$(tab).text().trim()));
    const panels = $node
      .find('[role="tabpanel"]')
      .get()
      .filter((panel) => around(panel, isTabs) === node);
    return element(
      'div',
      panels.flatMap((panel, index) => {
        const label = labels[index];
        return [...(label ? [bold([label])] : []), ...this.#children(panel)];
      }),
    );
  }

  #cards($node: Cheerio<PageElement>): Element {
    const items = $node
      .find('.theme-doc-card-container')
      .get()
      .map((card) => {
        const title = withoutMarks(this.#$(card).find('.theme-doc-card-title').text()).trim();
        const about = withoutMarks(this.#$(card).find('.theme-doc-card-description').text()).trim();
        const link = element('a', [text(title)], {href: this.#absolute(card.attribs.href ?? '')});
        return element('li', [link, ...(about === '' ? [] : [text(`: ${about}`)])]);
      });
    return element('ul', items);
  }

  #box(label: PageElement): PageElement | undefined {
    return this.#$(label).find('input[type="checkbox"], input[type="radio"]').get(0);
  }

  /** Converts checkboxes to a list that shows which of them are selected. */
  #choices(node: PageElement): Element {
    const groups: ElementContent[] = [];
    for (const child of elementsIn(node)) {
      const box = child.name === 'label' ? this.#box(child) : undefined;
      if (box === undefined) {
        groups.push(...this.read(child));
        continue;
      }
      const last = groups.at(-1);
      const list = last?.type === 'element' && last.tagName === 'ul' ? last : element('ul', []);
      if (list !== last) groups.push(list);
      const mark = element('input', [], {type: 'checkbox', checked: box.attribs.checked !== undefined});
      list.children.push(element('li', [mark, text(' '), ...this.#children(child)]));
    }
    return element('div', groups);
  }

  /**
   * Converts definitions to a list. If a term is followed by other words, such as its name in another language, only
   * the term is bold.
   */
  #definitions($node: Cheerio<PageElement>): Element {
    const items: Element[] = [];
    for (const part of $node.find('dt, dd').get()) {
      const last = items.at(-1);
      if (part.name === 'dd' && last) {
        last.children.push(text(': '), ...this.#children(part));
        continue;
      }
      const hasTerm = elementsIn(part).some(({name}) => name === 'dfn');
      items.push(element('li', hasTerm ? this.#children(part) : [element('strong', this.#children(part))]));
    }
    return element('ul', items);
  }

  #cell(node: PageElement): Element {
    const span = (name: string) => Number(node.attribs[name] ?? 1);
    const line = oneLine(this.#children(node));
    // Names of row groups.
    const isGroup = node.name === 'th' && span('colspan') > 1;
    return element(node.name, isGroup ? [element('strong', line)] : line, {
      ...(span('colspan') > 1 && {colSpan: span('colspan')}),
      ...(span('rowspan') > 1 && {rowSpan: span('rowspan')}),
    });
  }
}

/**
 * Returns what a reader sees of a page, without controls and layout, in plain elements.
 * @param main the part of the parsed page with its content, which is not changed.
 * @param url URL of the page, with origin, used to make links absolute.
 */
export function pageContent($: CheerioAPI, main: PageElement, url: string): Root {
  return {type: 'root', children: new Reader($, url).readAll(main.children as PageNode[])};
}
