import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Locale} from '../types.ts';
import {NOT_PROSE} from './notProse.ts';

/** A UI message from `translate()` or `<Translate>`. */
interface SiteString {
  file: string;
  line: number;
  id: string;
  message: string;
}

export interface SiteStrings {
  messages: SiteString[];
  /** IDs that are composed at runtime. `prefix` is their constant part. */
  families: {file: string; line: number; prefix: string}[];
  /** Calls that can't be parsed, and component text that isn't translatable. */
  problems: {file: string; line: number; message: string; fix: string}[];
  /** All strings for readers: messages, labels in the configuration, and Russian literals. */
  texts: {file: string; line: number; text: string; locale: Locale}[];
}

/** Properties of configuration objects whose values are shown to readers. */
const TEXT_PROPERTIES = new Set(['label', 'title', 'tagline', 'alt', 'copyright', 'content']);
/** Attributes that are read out or shown. */
const TEXT_ATTRIBUTES = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);
/** Folders in which every string for readers must be translatable. */
const COMPONENT_FOLDERS = ['src/features/', 'src/pages/', 'src/theme/', 'src/ui/'];
/** Names that are identical in every language. */
const UNTRANSLATED_NAMES =
  /^(?:Appodeal|Android|iOS|Unity|SDK|RSS|Atom|JSON|Markdown|GitHub|Kotlin|Java|Swift|Objective-C)$/;

const CYRILLIC = /[а-яё]/i;

function sourceFiles(root: string): string[] {
  const folder = path.join(root, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/(?:\.(?:test|d)\.tsx?|^testData\.ts)$/.test(entry.name),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Returns the text of a literal, with one character for each value in it, or undefined for other nodes. */
export function literalOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => NOT_PROSE + literal.text).join('');
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return literalOf(node.expression);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalOf(node.left), literalOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

const nameOf = (name: ts.Node): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name)
    ? name.text
    : ts.isJsxNamespacedName(name)
      ? name.getText()
      : '';

class Reader {
  private readonly source: ts.SourceFile;
  private readonly translatesHere: boolean;
  private readonly isComponent: boolean;

  constructor(
    private readonly file: string,
    text: string,
    private readonly found: SiteStrings,
  ) {
    this.source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    this.translatesHere = text.includes('@docusaurus/Translate');
    this.isComponent = COMPONENT_FOLDERS.some((folder) => file.startsWith(folder)) && file.endsWith('.tsx');
  }

  read(): void {
    this.visit(this.source);
  }

  private lineOf(node: ts.Node): number {
    return this.source.getLineAndCharacterOfPosition(node.getStart(this.source)).line + 1;
  }

  private visit(node: ts.Node): void {
    if (this.translatesHere && this.readTranslation(node)) return;
    this.readText(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** Reads `translate({…})` and `<Translate>`. Returns whether the node was one of them. */
  private readTranslation(node: ts.Node): boolean {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'translate'
    ) {
      const [first, ...rest] = node.arguments;
      const property = (name: string): ts.Node | undefined => {
        if (first === undefined || !ts.isObjectLiteralExpression(first)) return undefined;
        const found = first.properties.find(
          (candidate): candidate is ts.PropertyAssignment =>
            ts.isPropertyAssignment(candidate) && nameOf(candidate.name) === name,
        );
        return found?.initializer;
      };
      this.add(node, property('id'), literalOf(property('message')));
      for (const argument of rest) this.visit(argument);
      return true;
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText(this.source) === 'Translate') {
      const [idNode] = node.openingElement.attributes.properties.flatMap((attribute) =>
        ts.isJsxAttribute(attribute) && nameOf(attribute.name) === 'id' ? [attribute.initializer] : [],
      );
      const id = idNode !== undefined && ts.isJsxExpression(idNode) ? idNode.expression : idNode;
      const texts = node.children
        .filter((child) => !ts.isJsxText(child) || child.text.trim() !== '')
        .map((child) => {
          if (ts.isJsxText(child)) return child.text.replace(/\s*\n\s*/g, ' ').trim();
          return ts.isJsxExpression(child) ? literalOf(child.expression) : undefined;
        });
      this.add(node, id, texts.length === 1 ? texts[0] : undefined);
      // Values in the message can contain messages.
      ts.forEachChild(node.openingElement.attributes, (child) => this.visit(child));
      return true;
    }
    return false;
  }

  private add(node: ts.Node, idNode: ts.Node | undefined, message: string | undefined): void {
    const {file} = this;
    const line = this.lineOf(node);
    const id = literalOf(idNode);
    if (id === undefined) {
      this.found.problems.push({
        file,
        line,
        message: 'a translated text has no id that can be read',
        fix: "Give it a literal id that begins with `site.`, for example `id: 'site.home.title'`.",
      });
    } else if (id.includes(NOT_PROSE)) {
      this.found.families.push({file, line, prefix: id.slice(0, id.indexOf(NOT_PROSE))});
      return;
    }
    if (message === undefined || message.includes(NOT_PROSE)) {
      // A message that is passed as a variable is checked where the variable is defined, as with families of IDs.
      this.found.problems.push({
        file,
        line,
        message: `the English text of ${id === undefined ? 'a translation' : `"${id}"`} is not a literal`,
        fix: 'Write the message as one literal with `{placeholders}` for values.',
      });
      return;
    }
    this.found.texts.push({file, line, text: message, locale: 'en'});
    if (id !== undefined) this.found.messages.push({file, line, id, message});
  }

  private readText(node: ts.Node): void {
    const {file} = this;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = literalOf(node) ?? '';
      const isProperty =
        ts.isPropertyAssignment(node.parent) &&
        TEXT_PROPERTIES.has(nameOf(node.parent.name)) &&
        /[a-z]/i.test(text);
      if (CYRILLIC.test(text)) this.found.texts.push({file, line: this.lineOf(node), text, locale: 'ru'});
      else if (isProperty) this.found.texts.push({file, line: this.lineOf(node), text, locale: 'en'});
    }
    if (!this.isComponent) return;
    if (ts.isJsxText(node) && !this.isCode(node.parent)) this.rejectBareText(node, node.text);
    if (ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.has(nameOf(node.name))) {
      const value = node.initializer;
      const literal = value !== undefined && ts.isJsxExpression(value) ? value.expression : value;
      this.rejectBareText(node, literalOf(literal) ?? '');
    }
  }

  private isCode(node: ts.Node): boolean {
    return (
      ts.isJsxElement(node) &&
      /^(?:code|kbd|samp|pre)$/.test(node.openingElement.tagName.getText(this.source))
    );
  }

  private rejectBareText(node: ts.Node, raw: string): void {
    const text = raw.replaceAll(NOT_PROSE, ' ').replace(/\s+/g, ' ').trim();
    if (!/[a-zа-яё]{2}/i.test(text) || UNTRANSLATED_NAMES.test(text)) return;
    this.found.problems.push({
      file: this.file,
      line: this.lineOf(node),
      message: `the text "${text}" of a component cannot be translated`,
      fix: 'Put it in `<Translate id="site.…">` or `translate({id, message})`.',
    });
  }
}

const cache = new Map<string, SiteStrings>();

/** Reads the UI strings under `src/`, once per tree. */
export function readSiteStrings(root: string): SiteStrings {
  let found = cache.get(root);
  if (found === undefined) {
    found = {messages: [], families: [], problems: [], texts: []};
    for (const file of sourceFiles(root))
      new Reader(file, readFileSync(path.join(root, file), 'utf8'), found).read();
    cache.set(root, found);
  }
  return found;
}
