import {PLATFORMS} from '../../../src/site/sections.ts';
import {ADMONITION_KINDS} from '../loadPages.ts';
import {attribute, flatten, isJsx, lineOf, nearest, type Admonition, type JsxElement} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'components';

const FORMATS = ['banner', 'interstitial', 'rewarded-video', 'mrec', 'native'];
const ICONS = [
  ...['android', 'ios', 'unity', ...FORMATS, 'network', 'report', 'rocket', 'shield', 'wrench', 'book'],
  ...['flag', 'key', 'chart', 'code'],
];

interface Rule {
  /** Allowed values; an empty list allows any text. */
  values: readonly string[];
  required?: boolean;
}

const any: Rule = {values: []};
const text: Rule = {values: [], required: true};

/** What pages may use without an import, as CONTRIBUTING.md lists it. MDX does not check attributes; this does. */
const COMPONENTS: Record<string, Record<string, Rule>> = {
  LatestRelease: {platform: {values: PLATFORMS, required: true}},
  ChangelogList: {platform: {values: PLATFORMS, required: true}},
  MediationConfigurator: {platform: {values: PLATFORMS, required: true}},
  DeprecationTimetable: {platform: {values: PLATFORMS}},
  BillingLibraryNotice: {},
  GlossaryList: {},
  ProblemIndex: {},
  AdFormatFigure: {format: {values: FORMATS, required: true}},
  AdLifecycle: {format: {values: FORMATS, required: true}},
  ConsentFlow: {},
  WaterfallAndBidding: {},
  SegmentFlow: {},
  Screenshot: {light: text, dark: text, alt: text},
  Cards: {},
  Card: {title: text, to: text, icon: {values: ICONS}},
  ButtonLink: {to: text},
  Tabs: {groupId: text, queryString: any, defaultValue: any},
  TabItem: {value: text, label: text, default: any},
};

/** Elements of HTML that Markdown has no sign for. */
const ELEMENTS = new Set(['a', 'abbr', 'br', 'details', 'img', 'kbd', 'sub', 'summary', 'sup']);

type Problem = [message: string, fix: string];

const suggest = (wrong: string, allowed: Iterable<string>): string => {
  const close = nearest(wrong, allowed);
  return close === undefined ? `Use one of ${[...allowed].join(', ')}.` : `Did you mean ${close}?`;
};

function problemsOfElement(node: JsxElement, imported: ReadonlySet<string>): Problem[] {
  const tag = node.name ?? '';
  // A fragment, or text that the page imports.
  if (tag === '' || imported.has(tag) || ELEMENTS.has(tag)) return [];
  const rules = COMPONENTS[tag];
  if (rules === undefined) return [[`there is no component <${tag}>`, suggest(tag, Object.keys(COMPONENTS))]];
  const given = node.attributes.map((each) => (each.type === 'mdxJsxAttribute' ? each.name : '{…}'));
  const unknown = given
    .filter((each) => rules[each] === undefined)
    .map((each): Problem => {
      const allowed = Object.keys(rules);
      const fix = allowed.length === 0 ? 'Delete it; the component takes none.' : suggest(each, allowed);
      return [`<${tag}> has no attribute ${each}`, fix];
    });
  const wrong = Object.entries(rules).flatMap(([key, {values, required}]): Problem[] => {
    const value = attribute(node, key);
    if (value === undefined || value === '') {
      return required === true ? [[`<${tag}> lacks its attribute ${key}`, `Write ${key}="…".`]] : [];
    }
    if (values.length === 0 || values.includes(value)) return [];
    return [[`${key} of <${tag}> cannot be “${value}”`, suggest(value, values)]];
  });
  return [...unknown, ...wrong];
}

function problemsOfAdmonition(node: Admonition, page: Page): Problem[] {
  if (!ADMONITION_KINDS.includes(node.name)) {
    return [[`there is no box :::${node.name}`, suggest(node.name, ADMONITION_KINDS)]];
  }
  const lines = page.raw.split('\n');
  const [first, last] = [node.position?.start.line ?? 1, node.position?.end.line ?? 1];
  const isClosed = /^\s*:::+\s*$/.test(lines[last - 1] ?? '');
  if (!isClosed || last === first)
    return [[`the box :::${node.name} is not closed`, 'Write ::: on a line of its own after the text.']];
  // Formatters and translators join what has no empty line between, and then the box is gone.
  if (lines[first]?.trim() !== '' || lines[last - 2]?.trim() !== '') {
    return [
      [`the text of :::${node.name} touches its marks`, 'Leave an empty line before and after the text.'],
    ];
  }
  return [];
}

/** Names after `import`, for example of text shared by pages. */
function importsOf(page: Page): Set<string> {
  const names = flatten(page.tree).flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(/\bimport\s+(\w+)/g)].map((match) => match[1] ?? '')
      : [],
  );
  return new Set(names);
}

/** Cards that the theme makes of docs: their texts are not part of pages with docs, see `cardChunks`. */
function problemsOfImports({value}: {value: string}): Problem[] {
  const [, card] = /from\s+['"]@theme\/(DocCard\w*)['"]/.exec(value) ?? [];
  if (card === undefined) return [];
  return [
    [`${card} of the theme does not work in pages`, 'Write <Cards> with a <Card title="…" to="…"> for each.'],
  ];
}

function faultsOf(page: Page): Fault[] {
  const imported = importsOf(page);
  return flatten(page.tree).flatMap((node) => {
    const problems = isJsx(node)
      ? problemsOfElement(node, imported)
      : node.type === 'containerDirective'
        ? problemsOfAdmonition(node, page)
        : node.type === 'mdxjsEsm'
          ? problemsOfImports(node)
          : [];
    return problems.map(([message, fix]) => ({
      file: page.file,
      line: lineOf(node),
      check: name,
      message,
      fix,
    }));
  });
}

const components: TextCheck = {
  name,
  about: 'Components and boxes exist, with attributes and values that they know.',
  run: ({pages}) => pages.flatMap(faultsOf),
};

export default components;
