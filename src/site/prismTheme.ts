import type {PrismTheme} from 'prism-react-renderer';

/** Colours of code in one mode. `src/css/tokens.test.ts` checks their contrast on the code surface and on a marked line. */
export interface CodeInk {
  background: string;
  text: string;
  quiet: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
  type: string;
  deleted: string;
}

export const LIGHT_CODE_INK: CodeInk = {
  background: '#f1f2ec',
  text: '#16191d',
  quiet: '#555d57',
  keyword: '#8a1f66',
  string: '#1b6138',
  number: '#7d4300',
  name: '#1d4b96',
  type: '#075c68',
  deleted: '#9e2119',
};

export const DARK_CODE_INK: CodeInk = {
  background: '#1c2024',
  text: '#e8ebe3',
  quiet: '#a3aaa2',
  keyword: '#f2a7d3',
  string: '#a5d99c',
  number: '#f0c283',
  name: '#a3c6ff',
  type: '#82d7d5',
  deleted: '#ff9f95',
};

function codeTheme(ink: CodeInk): PrismTheme {
  return {
    plain: {backgroundColor: ink.background, color: ink.text},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: ink.quiet, fontStyle: 'italic'}},
      {types: ['punctuation', 'operator'], style: {color: ink.quiet}},
      {
        types: ['keyword', 'atrule', 'important', 'directive', 'selector', 'tag'],
        style: {color: ink.keyword},
      },
      {types: ['string', 'char', 'attr-value', 'inserted', 'url', 'regex'], style: {color: ink.string}},
      {
        types: ['number', 'boolean', 'constant', 'symbol', 'annotation', 'attribute'],
        style: {color: ink.number},
      },
      {types: ['function', 'property', 'attr-name', 'key', 'parameter'], style: {color: ink.name}},
      {types: ['class-name', 'builtin', 'namespace', 'type'], style: {color: ink.type}},
      {types: ['deleted'], style: {color: ink.deleted}},
    ],
  };
}

/** Code highlighting of the light mode. */
export const lightCodeTheme = codeTheme(LIGHT_CODE_INK);

/** Code highlighting of the dark mode. */
export const darkCodeTheme = codeTheme(DARK_CODE_INK);
