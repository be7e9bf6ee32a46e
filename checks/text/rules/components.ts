import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ICON_NAMES} from '../../../src/site/iconNames.ts';
import {PAGE_COMPONENTS} from '../../../src/config/pageComponents.ts';
import {ADMONITION_KINDS} from '../loadPages.ts';
import {problemsOfGuide, suggest, type Problem} from '../lib/componentGuide.ts';
import {attribute, flatten, isJsx, lineOf, type Admonition, type JsxElement} from '../lib/nodes.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'components';

const GUIDE = 'guides/writing-pages.md';

/** Components for writers. This check covers their attributes because MDX doesn't check them. */
const COMPONENTS = new Map(Object.entries(PAGE_COMPONENTS).filter(([, {internal}]) => !internal));

/** HTML elements without a Markdown equivalent. */
const ELEMENTS = new Set(['a', 'abbr', 'br', 'details', 'img', 'kbd', 'sub', 'summary', 'sup']);

function problemsOfElement(node: JsxElement, imported: ReadonlySet<string>): Problem[] {
  const tag = node.name ?? '';
  // The element is a fragment or text that the page imports.
  if (tag === '' || imported.has(tag) || ELEMENTS.has(tag)) return [];
  const rules = COMPONENTS.get(tag)?.attributes;
  if (rules === undefined) return [[`there is no component <${tag}>`, suggest(tag, COMPONENTS.keys())]];
  const given = node.attributes.map((each) => (each.type === 'mdxJsxAttribute' ? each.name : '{…}'));
  const unknown = given
    .filter((each) => rules[each] === undefined)
    .map((each): Problem => {
      const allowed = Object.keys(rules);
      const fix =
        allowed.length === 0 ? 'Delete it, because the component has no attributes.' : suggest(each, allowed);
      return [`<${tag}> has no attribute ${each}`, fix];
    });
  const wrong = Object.entries(rules).flatMap(([key, {values = [], required}]): Problem[] => {
    const value = attribute(node, key);
    if (value === undefined || value === '') {
      return required === true ? [[`<${tag}> is missing the attribute ${key}`, `Write ${key}="…".`]] : [];
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
  // Without empty lines, formatters and translators join the text with the marks, which breaks the admonition.
  if (lines[first]?.trim() !== '' || lines[last - 2]?.trim() !== '') {
    return [
      [`the text of :::${node.name} touches its marks`, 'Leave an empty line before and after the text.'],
    ];
  }
  return [];
}

/** Returns imported names, for example of text that pages share. */
function importsOf(page: Page): Set<string> {
  const names = flatten(page.tree).flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(/\bimport\s+(\w+)/g)].map((match) => match[1] ?? '')
      : [],
  );
  return new Set(names);
}

/**
 * Rejects imports of the theme's cards, because pages use this site's cards, which specify their icon and description.
 */
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

/** Checks that the contributor guide matches the registry of components. */
function faultsOfGuide(root: string): Fault[] {
  const file = path.join(root, GUIDE);
  if (!existsSync(file)) return [];
  return problemsOfGuide(readFileSync(file, 'utf8'), COMPONENTS, ICON_NAMES).map(([message, fix]) => ({
    file: GUIDE,
    check: name,
    message,
    fix,
  }));
}

export const check: TextCheck = {
  name,
  about:
    'Components and boxes exist, with attributes and values that they support; the guide for writers lists every component.',
  run: ({root, pages}) => [...pages.flatMap(faultsOf), ...faultsOfGuide(root)],
};
