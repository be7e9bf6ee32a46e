import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {readScripts} from '../../../src/clientBundle/pageScripts.ts';
import {lettersOf, visibleText} from './visibleText.ts';

type AnyNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];
type Element = Extract<AnyNode, {attribs: unknown}>;

/** A reference from a page to an address. */
interface Reference {
  /** Element and attribute, for messages: `a href`. */
  from: string;
  address: string;
  /** What a reader sees or hears of a link; empty for other references. */
  label: string;
  /** Whether it is a link that a reader can follow. */
  isLink: boolean;
  /** Language that the element names for its target, if any. */
  language: string | undefined;
}

export interface BuiltPage {
  /** Path in the build, forward slashes: `ru/android/get-started.html`. */
  file: string;
  /** Path as the host serves it, with the base address: `/ru/android/get-started`. */
  address: string;
  locale: 'en' | 'ru';
  lang: string | undefined;
  /** The page that the host shows for missing addresses. */
  isNotFound: boolean;
  /** Target of a page that only leads on, as the redirects plugin makes them. */
  redirectsTo: string | undefined;
  isNoIndex: boolean;
  title: string;
  description: string;
  canonical: string | undefined;
  alternates: {language: string; address: string}[];
  h1: string[];
  /** All headings, in order. */
  headings: {level: number; text: string}[];
  ids: Set<string>;
  /** Ids that several elements have, each once. */
  repeatedIds: string[];
  /** First tags of buttons, tabs and summaries that screen readers have no name for. */
  namelessButtons: string[];
  /** First tags of header cells of tables without a text. */
  namelessHeaderCells: string[];
  references: Reference[];
  images: {address: string; alt: string | undefined; isContent: boolean}[];
  /** Whether it is a page of the documentation: written in the docs folders. */
  isDocumentation: boolean;
  /** Content of Open Graph and Twitter tags, by their name. */
  social: Map<string, string>;
  /** Scripts of structured data, as they stand. */
  structuredData: string[];
  /** Texts outside of code, one for each text node, and texts of attributes that are read out or shown. */
  texts: string[];
  /** All texts, code included. */
  code: string[];
  /** Letters and digits of what the main part shows, in reading order. */
  letters: string;
  /** Code blocks of the main part, each whole. */
  blocks: string[];
  /** Code, versions and names of languages that a browser would translate. */
  translatableNames: string[];
  /** Other texts that a browser would not translate. */
  untranslatableTexts: string[];
  /** Where the page says that it is as Markdown. */
  twin: string | undefined;
}

export interface Build {
  /** Absolute path. */
  folder: string;
  /** Origin of the site, for example `https://docs.example.com`. */
  origin: string;
  /** Path below which the site is served; begins and ends with a slash. */
  base: string;
  pages: BuiltPage[];
  /** All files of the build. */
  files: Set<string>;
  pageByFile: Map<string, BuiltPage>;
}

export type Target =
  | {kind: 'page'; page: BuiltPage}
  | {kind: 'file'; file: string}
  /** An address that works only because the host sends the reader on. */
  | {kind: 'detour'; to: string}
  | {kind: 'missing'};

const ADDRESS_ATTRIBUTES: [selector: string, attribute: string][] = [
  ['a', 'href'],
  ['area', 'href'],
  ['link', 'href'],
  ['script', 'src'],
  ['img', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
  ['audio', 'src'],
  ['iframe', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['form', 'action'],
  ['use', 'href'],
  ['image', 'href'],
];
const META_ADDRESSES = ['og:url', 'og:image', 'twitter:image'];
const SHOWN_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder'];
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'textarea']);
const UNSEEN = new Set(['script', 'style', 'template']);

const isElement = (node: AnyNode): node is Element => 'attribs' in node;

function labelOf($: CheerioAPI, element: AnyNode): string {
  const named = $(element).attr('aria-label');
  if (named !== undefined) return named.trim();
  const images = $(element)
    .find('img[alt], svg[aria-label]')
    .map((_, image) => $(image).attr('alt') ?? $(image).attr('aria-label') ?? '')
    .get();
  const titles = $(element).find('svg > title').text();
  return [$(element).text(), ...images, titles]
    .join(' ')
    .replace(/[\s\u200B]+/g, ' ')
    .trim();
}

/** Whether assistive technology has a name for an element: from its attributes, or from what is in it. */
function hasName($: CheerioAPI, node: AnyNode): boolean {
  if (node.type === 'text') return /[^\s\u200B]/.test(node.data);
  if (!isElement(node) || UNSEEN.has(node.name) || node.attribs['aria-hidden'] === 'true') return false;
  const named = [node.attribs['aria-label'], node.attribs.alt, node.attribs.title];
  if (named.some((name) => (name ?? '').trim() !== '')) return true;
  const labels = (node.attribs['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean);
  if (labels.some((id) => $(`[id="${id}"]`).text().trim() !== '')) return true;
  return node.children.some((child) => hasName($, child));
}

/** First tags of the elements without a name. */
function namelessOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .get()
    .filter((element) => !hasName($, element))
    .map((element) => `${$.html(element).split('>', 1)[0] ?? ''}>`);
}

function headingsOf($: CheerioAPI): BuiltPage['headings'] {
  return $('h1, h2, h3, h4, h5, h6')
    .get()
    .map((heading) => ({
      level: Number(heading.name.slice(1)),
      text: $(heading)
        .clone()
        .find('.hash-link')
        .remove()
        .end()
        .text()
        .replace(/[\s\u200B]+/g, ' ')
        .trim(),
    }));
}

function repeatedIdsOf($: CheerioAPI): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const {attribs} of $('[id]').get()) {
    const id = attribs.id ?? '';
    if (seen.has(id)) repeated.add(id);
    seen.add(id);
  }
  return [...repeated];
}

function referencesOf($: CheerioAPI): Reference[] {
  const references: Reference[] = [];
  const add = (from: string, address: string | undefined, more: Partial<Reference> = {}): void => {
    if (address === undefined) return;
    references.push({from, address: address.trim(), label: '', isLink: false, language: undefined, ...more});
  };
  for (const [selector, attribute] of ADDRESS_ATTRIBUTES) {
    $(`${selector}[${attribute}]`).each((_, element) => {
      const isLink = selector === 'a' || selector === 'area';
      add(`${selector} ${attribute}`, $(element).attr(attribute), {
        isLink,
        label: isLink ? labelOf($, element) : '',
        language: $(element).attr('hreflang') ?? (isLink ? $(element).attr('lang') : undefined),
      });
    });
  }
  for (const address of readScripts($.html('script[id]'))) add('script of the page', address);
  $('img[srcset], source[srcset]').each((_, element) => {
    for (const candidate of ($(element).attr('srcset') ?? '').split(/,\s+/)) {
      add(`${element.name} srcset`, candidate.trim().split(/\s+/)[0]);
    }
  });
  $('meta').each((_, element) => {
    const name = $(element).attr('property') ?? $(element).attr('name') ?? '';
    if (META_ADDRESSES.includes(name)) add(`meta ${name}`, $(element).attr('content'));
  });
  return references;
}

/** Texts in reading order; code apart from the rest, each piece whole, because highlighting cuts it up. */
function textsOf($: CheerioAPI): {texts: string[]; code: string[]} {
  const texts: string[] = [];
  const code: string[] = [];
  const walk = (node: AnyNode): void => {
    if (node.type === 'text') {
      const text = node.data.trim();
      if (text !== '') texts.push(text);
      return;
    }
    if (isElement(node)) {
      if (UNSEEN.has(node.name)) return;
      if (CODE.has(node.name)) {
        code.push($(node).text());
        return;
      }
      for (const name of SHOWN_ATTRIBUTES) {
        const value = node.attribs[name]?.trim();
        if (value) texts.push(value);
      }
    }
    if ('children' in node) node.children.forEach(walk);
  };
  $('body').each((_, body) => walk(body));
  const metas = $('meta[name="description"], meta[property^="og:"]').map(
    (_, meta) => $(meta).attr('content') ?? '',
  );
  const head = [$('head > title').text(), ...metas.get()].map((text) => text.trim()).filter(Boolean);
  return {texts: [...head, ...texts], code};
}

/** Version of a release or an adapter, not a date. */
const VERSION = /^v?(?!\d\d\.\d\d\.\d{4}$)\d+(?:\.\d+){2,}(?:-[\w.]+)?$/;
const UNTRANSLATED = '[translate="no"]';

function translationOf($: CheerioAPI): Pick<BuiltPage, 'translatableNames' | 'untranslatableTexts'> {
  // Cells of tables in running text are left alone: a bare number has no other translation.
  const isVersion = (element: AnyNode) =>
    VERSION.test($(element).text().trim()) &&
    $(element).children().length === 0 &&
    $(element).closest('td, th').length === 0;
  const isName = (element: AnyNode) =>
    $(element).is('pre, code, kbd, samp, nav a[lang]') || isVersion(element);
  const textOf = (element: AnyNode) => $(element).text().trim();
  const languages = new Set($('nav a[lang]').get().map(textOf));
  const isAllowed = (element: AnyNode) =>
    // The names of authors come from the theme.
    $(element).is('[class*="authorName"]') ||
    isName(element) ||
    languages.has(textOf(element)) ||
    !/\p{L}{2}/u.test(textOf(element)) ||
    /\d\.\d/.test(textOf(element));
  return {
    translatableNames: $('body *')
      .not('script, style, noscript')
      .get()
      .filter((element) => isName(element) && $(element).closest(UNTRANSLATED).length === 0)
      .map(textOf),
    untranslatableTexts: $(UNTRANSLATED)
      .get()
      .filter((element) => !isAllowed(element))
      .map(textOf),
  };
}

function addressOf(file: string, base: string): string {
  const plain = file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return base + plain;
}

function readPage(file: string, html: string): Omit<BuiltPage, 'address'> {
  const $ = load(html);
  const {texts, code} = textsOf($);
  const visible = visibleText($);
  const refresh = $('meta[http-equiv="refresh" i]').attr('content');
  const ids = new Set(
    $('[id]')
      .map((_, element) => $(element).attr('id') ?? '')
      .get(),
  );
  $('a[name]').each((_, element) => {
    ids.add($(element).attr('name') ?? '');
  });
  return {
    file,
    locale: file.startsWith('ru/') ? 'ru' : 'en',
    lang: $('html').attr('lang'),
    isNotFound: /(^|\/)404\.html$/.test(file),
    redirectsTo: refresh === undefined ? undefined : /url=(.+)$/i.exec(refresh)?.[1]?.trim(),
    isNoIndex: $('meta[name="robots"]')
      .get()
      .some((meta) => /noindex/i.test($(meta).attr('content') ?? '')),
    title: $('head > title').text().trim(),
    description: $('meta[name="description"]').attr('content')?.trim() ?? '',
    canonical: $('link[rel="canonical"]').attr('href'),
    alternates: $('link[rel="alternate"][hreflang]')
      .get()
      .map((link) => ({language: $(link).attr('hreflang') ?? '', address: $(link).attr('href') ?? ''})),
    h1: $('h1')
      .get()
      .map((heading) => $(heading).text().trim()),
    headings: headingsOf($),
    ids,
    repeatedIds: repeatedIdsOf($),
    namelessButtons: namelessOf($, 'button, summary, [role="button"], [role="tab"]'),
    namelessHeaderCells: namelessOf($, 'th, [role="columnheader"], [role="rowheader"]'),
    references: referencesOf($),
    images: $('img')
      .get()
      .map((image) => ({
        address: $(image).attr('src') ?? '',
        alt: $(image).attr('alt'),
        isContent:
          $(image).closest('article, main').length > 0 &&
          $(image).closest('[aria-hidden="true"], [role="presentation"]').length === 0,
      })),
    isDocumentation: $('.theme-doc-markdown').length > 0,
    social: new Map(
      $('meta[property^="og:"], meta[name^="twitter:"]')
        .get()
        .map((meta) => [
          $(meta).attr('property') ?? $(meta).attr('name') ?? '',
          $(meta).attr('content')?.trim() ?? '',
        ]),
    ),
    structuredData: $('script[type="application/ld+json"]')
      .get()
      .map((script) => $(script).text()),
    texts,
    code,
    ...translationOf($),
    letters: lettersOf(visible.text),
    blocks: visible.blocks,
    twin: $('link[rel="alternate"][type="text/markdown"]').attr('href'),
  };
}

/** Reads a built site, both languages. */
export function loadBuild(folder: string): Build {
  const absolute = path.resolve(folder);
  if (!existsSync(path.join(absolute, 'index.html'))) {
    throw new Error(`${folder} holds no built site: index.html is missing. Run npm run build first.`);
  }
  const files = readdirSync(absolute, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(absolute, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const html = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(path.join(absolute, file), 'utf8')]),
  );
  const read = [...html].map(([file, text]) => readPage(file, text));
  // The home page says where the site will be served.
  const home = read.find(({file}) => file === 'index.html');
  const url = URL.canParse(home?.canonical ?? '')
    ? new URL(home?.canonical ?? '')
    : new URL('https://unknown.invalid/');
  const base = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  const pages = read.map((page) => ({...page, address: addressOf(page.file, base)}));
  const pageByFile = new Map(pages.map((page) => [page.file, page]));
  return {folder: absolute, origin: url.origin, base, pages, files: new Set(files), pageByFile};
}

/** Splits an address of this site, as it stands on a page, into path and hash; null when it leads elsewhere. */
export function ownAddress(
  build: Build,
  page: BuiltPage,
  address: string,
): {pathname: string; hash: string} | null {
  try {
    const url = new URL(address, build.origin + page.address);
    if (url.origin !== build.origin || !url.pathname.startsWith(build.base)) return null;
    return {pathname: decodeURI(url.pathname), hash: decodeURIComponent(url.hash.slice(1))};
  } catch {
    // Not an address, or a percent sign that encodes nothing.
    return null;
  }
}

/**
 * What the host shows for a path: `/a` is `a.html`, `/a/` is `a/index.html`, any other name is that file.
 * @param pathname path with the base address, decoded.
 */
export function targetOf(build: Build, pathname: string): Target {
  const inside = pathname.slice(build.base.length);
  const pageOf = (file: string): Target | null => {
    const page = build.pageByFile.get(file);
    return page === undefined ? null : {kind: 'page', page};
  };
  if (inside === '' || inside.endsWith('/')) {
    const index = pageOf(`${inside}index.html`);
    if (index !== null) return index;
    const plain = inside.replace(/\/$/, '');
    return build.pageByFile.has(`${plain}.html`)
      ? {kind: 'detour', to: build.base + plain}
      : {kind: 'missing'};
  }
  if (build.files.has(inside)) {
    return inside.endsWith('.html')
      ? {kind: 'detour', to: addressOf(inside, build.base)}
      : {kind: 'file', file: inside};
  }
  const page = pageOf(`${inside}.html`);
  if (page !== null) return page;
  return build.pageByFile.has(`${inside}/index.html`)
    ? {kind: 'detour', to: `${build.base}${inside}/`}
    : {kind: 'missing'};
}
