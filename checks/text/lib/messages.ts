import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument, type Document} from 'yaml';

export interface Message {
  key: string;
  /** Line number of the key. */
  line: number;
  text: string;
}

export interface MessageFile {
  messages: Message[];
  /** Syntax errors of the file, with their lines. */
  errors: {line: number; message: string}[];
}

/**
 * Parses a translation file or category file. The files are JSON, but are parsed as YAML, which is a superset of JSON,
 * so that each value has a line number.
 */
function parse(root: string, file: string): {document: Document; lineCounter: LineCounter} {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(path.join(root, file), 'utf8'), {
    lineCounter,
    uniqueKeys: true,
  });
  return {document, lineCounter};
}

/** Reads the messages of a translation file: `{"key": {"message": "…", "description": "…"}}`. */
export function readMessageFile(root: string, file: string): MessageFile {
  const {document, lineCounter} = parse(root, file);
  const errors = document.errors.map((error) => ({
    line: error.linePos?.[0].line ?? 1,
    message: error.message.split('\n')[0] ?? error.message,
  }));
  if (errors.length > 0) return {messages: [], errors};
  if (!isMap(document.contents))
    return {messages: [], errors: [{line: 1, message: 'the file contains no object'}]};
  const messages: Message[] = [];
  for (const {key, value} of document.contents.items) {
    if (!isScalar(key)) continue;
    const line = lineCounter.linePos(key.range?.[0] ?? 0).line;
    const text = isMap(value) ? value.get('message') : undefined;
    if (typeof text === 'string') messages.push({key: String(key.value), line, text});
    else errors.push({line, message: `"${String(key.value)}" has no "message"`});
  }
  return {messages, errors};
}

/** Reads the strings in a category file that are shown to readers. */
export function readCategoryTexts(root: string, file: string): Message[] {
  const {document, lineCounter} = parse(root, file);
  if (document.errors.length > 0) return [];
  const paths = [['label'], ['description'], ['link', 'title'], ['link', 'description']];
  return paths.flatMap((keys) => {
    const node: unknown = document.getIn(keys, true);
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    return [{key: keys.join('.'), line: lineCounter.linePos(node.range?.[0] ?? 0).line, text: node.value}];
  });
}
