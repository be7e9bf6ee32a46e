import type {Nodes} from 'mdast';
import {attribute, excerpt, flatten, isJsx, lineOf} from '../lib/nodes.ts';
import {segmentsOf, type Segment} from '../lib/stripComments.ts';
import type {Fault, Page, TextCheck} from '../types.ts';

const name = 'placeholders';

type Problem = [offset: number, message: string, fix: string];

const REPLACE =
  'Write the value, or an upper-case word such as YOUR_APP_KEY and explain it beside the snippet.';
const FINISH = 'Finish the text, and omit what is not known.';

/** Patterns that are invalid everywhere: in prose, in inline code, and in snippets. */
const ANYWHERE: [RegExp, string, string][] = [
  [/\{\{\s*[\w.-]+\s*\}\}/g, 'template marks that nothing fills', REPLACE],
  [
    /<\s*(?:your|my|insert|enter|replace|put|paste)[\s_-][^<>\n]{0,60}>/gi,
    'a value in angle brackets',
    REPLACE,
  ],
  [/<[A-Z][A-Z0-9]*_[A-Z0-9_]+>/g, 'a value in angle brackets', REPLACE],
  [/[[{](?:YOUR|INSERT|ENTER|REPLACE)_[A-Z0-9_]+[\]}]/g, 'a value in brackets', REPLACE],
  [/(?<![\w-])(?:TODO|TBD|FIXME|XXX|TBA|WIP)(?!\w)/g, 'a note to oneself', FINISH],
  [/(?<![A-Za-z])x{3,}(?![A-Za-z])/gi, 'a row of x', 'Write a realistic value, or YOUR_APP_KEY.'],
  [/lorem ipsum|dolor sit amet/gi, 'dummy text', FINISH],
];

/** Languages in which the language itself or, in a manifest, Gradle substitutes `${name}`. */
const DOLLAR_BRACES = new Set(['kotlin', 'groovy', 'bash', 'properties', 'toml', 'yaml', 'xml']);

/** Matches three dots that are part of the language: ranges and variadic arguments. */
const DOTS_IN_CODE: Record<string, RegExp> = {
  ruby: /[\w)\]]\s?\.\.\.\s?[\w(]/g,
  swift: /[\w)\]]\s?\.\.\.|\.\.\.\s?[\w(]/g,
  java: /[\w>\]]\.\.\.\s+\w/g,
  groovy: /[\w>\]]\.\.\.\s+\w/g,
  objectivec: /,\s*\.\.\./g,
  cpp: /,\s*\.\.\.|[\w>]\.\.\.|\.\.\.[\w(]/g,
  // Matches the end of a stack trace that Java itself shortens, and output such as "Loading...".
  text: /\.\.\. \d+ (?:more|common frames omitted)|[\p{L}\d)]\.\.\./gu,
  bash: /\.\/\.\.\./g,
};

function matches(text: string, pattern: RegExp, message: string, fix: string): Problem[] {
  return [...text.matchAll(pattern)].map((match) => [
    match.index,
    `${message}: “${excerpt(match[0], 40)}”`,
    fix,
  ]);
}

const anywhere = (text: string): Problem[] =>
  ANYWHERE.flatMap(([pattern, message, fix]) => matches(text, pattern, message, fix));

function dots(language: string, {kind, text, offset}: Segment): Problem[] {
  // A comment can indicate an omission. A string is a placeholder only if it contains nothing but dots.
  const found =
    kind === 'comment'
      ? []
      : kind === 'string'
        ? matches(text, /(?<=^["'\s]*)(?:\.{3}|…)(?=["'\s]*$)/g, 'a string of dots', REPLACE)
        : matches(
            text.replace(DOTS_IN_CODE[language] ?? /$^/g, (own) => ' '.repeat(own.length)),
            /\.{3}|…/g,
            'code that is left out',
            'Write it all, or a comment that says what belongs there.',
          );
  return found.map(([at, message, fix]) => [at + offset, message, fix]);
}

function problemsOfCode(language: string, code: string): Problem[] {
  const dollars = DOLLAR_BRACES.has(language)
    ? []
    : matches(code, /\$\{[^}\n]*\}/g, 'a variable that nothing fills', REPLACE);
  return [
    ...anywhere(code),
    ...dollars,
    ...segmentsOf(language, code).flatMap((segment) => dots(language, segment)),
  ];
}

function problemsOfInlineCode(code: string): Problem[] {
  return [
    ...anywhere(code),
    // `${applicationId}` is the app ID in a manifest. Pages explain it.
    ...matches(code, /\$\{(?!applicationId\})[^}\n]*\}/g, 'a variable that nothing fills', REPLACE),
    ...matches(
      code,
      /\(\s*(?:\.{3}|…)\s*\)/g,
      'arguments that are left out',
      'Write the name alone, without brackets.',
    ),
  ];
}

function problemsOf(node: Nodes): {text: string; line: number; problems: Problem[]}[] {
  const line = lineOf(node);
  if (node.type === 'code') {
    return [
      {text: node.value, line: line + 1, problems: problemsOfCode(node.lang ?? '', node.value)},
      {text: '', line, problems: anywhere(node.meta ?? '')},
    ];
  }
  if (node.type === 'inlineCode')
    return [{text: node.value, line, problems: problemsOfInlineCode(node.value)}];
  if (node.type === 'text') return [{text: node.value, line, problems: anywhere(node.value)}];
  if (node.type === 'link' || node.type === 'image') return [{text: '', line, problems: anywhere(node.url)}];
  if (isJsx(node)) {
    const values = ['title', 'label', 'alt', 'to', 'href'].map((key) => attribute(node, key) ?? '');
    return values.map((value) => ({text: '', line, problems: anywhere(value)}));
  }
  return [];
}

function faultsOf(page: Page): Fault[] {
  const report = (line: number, [, message, fix]: Problem): Fault => ({
    file: page.file,
    line,
    check: name,
    message,
    fix,
  });
  const ofFrontMatter = Object.entries(page.frontMatter).flatMap(([key, value]) =>
    typeof value === 'string'
      ? anywhere(value).map((problem) => report(page.frontMatterLines[key] ?? 1, problem))
      : [],
  );
  const ofText = flatten(page.tree).flatMap((node) =>
    problemsOf(node).flatMap(({text, line, problems}) =>
      problems.map((problem) => report(line + (text.slice(0, problem[0]).split('\n').length - 1), problem)),
    ),
  );
  return [...ofFrontMatter, ...ofText];
}

export const check: TextCheck = {
  name,
  about: 'Nothing is left to be filled in: no template marks, notes to oneself, rows of x, or dots in code.',
  run: ({pages}) => pages.flatMap(faultsOf),
};
