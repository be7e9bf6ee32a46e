import {load, type CheerioAPI} from 'cheerio';

type AnyNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];
type Element = Extract<AnyNode, {attribs: unknown}>;

/** Elements that are never rendered. */
const NOT_RENDERED = new Set(['script', 'style', 'template', 'noscript', 'link', 'meta']);

/**
 * Attributes that change how assistive technology or a rule interprets an element, in addition to `aria-*` and
 * `data-*`.
 */
const ATTRIBUTES =
  /^(?:aria-.+|data-.+|alt|contenteditable|disabled|headers|hidden|href|inert|open|scope|tabindex|title)$/;

/** Matches classes that identify a page or a section, not a structure. */
const OF_ONE_PAGE = /^(?:docs-doc-id|docs-version|plugin-id)-/;

/** Returns a class without the hash that CSS modules add, for example `card` for `card_x1Yz`. */
const withoutHash = (name: string) => name.replace(/_[\w-]{4,}$/, '');

function classesOf({attribs}: Element): string {
  return (attribs.class ?? '')
    .split(/\s+/)
    .filter((name) => name !== '' && !OF_ONE_PAGE.test(name))
    .map((name) => `.${withoutHash(name)}`)
    .toSorted()
    .join('');
}

function signatureOf(element: Element, classes: string): string {
  const attributes = Object.keys(element.attribs)
    .filter((name) => ATTRIBUTES.test(name))
    .toSorted()
    .map((name) => `[${name}]`);
  const {role, type} = element.attribs;
  return [
    element.name,
    classes,
    ...(role === undefined ? [] : [`[role=${role}]`]),
    ...(element.name === 'input' && type !== undefined ? [`[type=${type}]`] : []),
    ...attributes,
  ].join('');
}

/**
 * Returns the distinct structures of a page: every rendered element with its role, its classes without hashes, and the
 * names of its ARIA, data, and state attributes, together with its parent's name and the nearest ancestor that has
 * classes. Text, URLs, and IDs are omitted, so two pages that differ only in words have the same structures.
 */
export function structuresOf(html: string): Set<string> {
  const structures = new Set<string>();
  const visit = (element: Element, parent: string, context: string): void => {
    if (NOT_RENDERED.has(element.name)) return;
    const classes = classesOf(element);
    structures.add(`${context} ${parent} > ${signatureOf(element, classes)}`.trim());
    const inner = classes === '' ? context : element.name + classes;
    for (const child of element.children) if ('attribs' in child) visit(child, element.name, inner);
  };
  for (const body of load(html)('body').get()) visit(body, '', '');
  return structures;
}
