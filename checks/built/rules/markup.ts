import {leakCheck, type Leak} from '../lib/leaks.ts';

const MARKUP: Leak[] = [
  {find: /^[^\S\n]*:::|:::\s*$/m, what: 'the border of a box'},
  {find: /^[^\S\n]*import\s[\w{},*\s]+\sfrom\s+['"]/m, what: 'an import'},
  {find: /^[^\S\n]*export\s+(?:const|default|function)\s/m, what: 'an export'},
  {find: /\{\/\*|\*\/\}|<!--|-->/, what: 'a comment'},
  {find: /\{#[\w-]+\}/, what: 'the id of a heading'},
  {find: /\]\((?:\/|https?:|#)/, what: 'a link'},
  {find: /<\/?[A-Z]\w+[\s/>]/, what: 'the tag of a component'},
  {find: /```/, what: 'a fence'},
  {find: /(?<!\*)\*\*[^\s*][^*]*\*\*/, what: 'bold text'},
];

export const check = leakCheck(
  'markup',
  'no MDX is left in the text that readers see',
  MARKUP,
  'Correct the syntax. An admonition needs empty lines inside, and imports must be at the start of the page.',
);
