import {XMLParser, XMLValidator} from 'fast-xml-parser';

import {lineFinder} from '../fileText.ts';

/** An element of an XML file. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
}

type RawNode = Record<string, unknown>;

const ATTRIBUTES = ':@';
const TEXT = '#text';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  captureMetaData: true,
  // The five entities of XML are replaced below. Others need a document type, which could define very long ones.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

const META = XMLParser.getMetaDataSymbol() as unknown as symbol;

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const decoded = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);

const MAX_DEPTH = 100;

function elementOf(raw: RawNode, lineAt: (index: number) => number, depth: number): XmlElement | null {
  const name = Object.keys(raw).find((key) => key !== ATTRIBUTES && key !== TEXT);
  if (name === undefined || depth > MAX_DEPTH) return null;
  const inner = raw[name];
  const nodes = Array.isArray(inner) ? (inner as RawNode[]) : [];
  const attributes = Object.entries((raw[ATTRIBUTES] ?? {}) as Record<string, unknown>).map(
    ([key, value]) => [key, decoded(String(value))],
  );
  const meta = (raw as Record<symbol, {startIndex?: number} | undefined>)[META];
  return {
    name,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    children: nodes.flatMap((node) => elementOf(node, lineAt, depth + 1) ?? []),
    text: decoded(nodes.map((node) => (TEXT in node ? String(node[TEXT]) : '')).join('')).trim(),
    line: lineAt(meta?.startIndex ?? 0),
  };
}

/**
 * Returns the elements at the top of an XML file.
 * @throws Error when the syntax is invalid.
 */
export function xmlTree(text: string): XmlElement[] {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`line ${valid.err.line}: ${valid.err.msg}`);
  const nodes = parser.parse(text) as RawNode[];
  const lineAt = lineFinder(text);
  return nodes.flatMap((node) => elementOf(node, lineAt, 0) ?? []);
}

/** Returns an element and everything in it. */
export function allElements(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(allElements)];
}
