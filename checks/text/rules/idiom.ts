import {IDIOMS} from '../lib/idioms.ts';
import {projectProse} from '../lib/projectProse.ts';
import {proseOf, type ProseBlock} from '../lib/prose.ts';
import {NOT_PROSE} from '../lib/notProse.ts';
import type {CheckContext, Fault, TextCheck} from '../types.ts';

const name = 'idiom';

const FINDERS = IDIOMS.map(({pattern, instead}) => ({
  find: new RegExp(pattern.source, `${pattern.flags}g`),
  instead,
}));

/** Matches quoted text, which is an exact name or an example, regardless of who wrote it. */
const QUOTED = /"[^"]{1,120}"/g;

/** Hides quoted text and converts all whitespace to spaces, without changing positions. */
const plain = (text: string): string =>
  text.replace(QUOTED, (quoted) => NOT_PROSE.repeat(quoted.length)).replace(/\s/g, ' ');

function faultsOf(file: string, {text, lineAt}: ProseBlock): Fault[] {
  const prose = plain(text);
  return FINDERS.flatMap(({find, instead}) =>
    [...prose.matchAll(find)].map(({index, 0: found}): Fault => ({
      file,
      line: lineAt(index),
      check: name,
      message: `avoid "${found.replace(/\uFFFC+/g, '`…`').trim()}"`,
      fix: `Write ${instead}.`,
    })),
  );
}

function englishOf(context: CheckContext): {file: string; blocks: ProseBlock[]}[] {
  // `projectProse` reads the guides, because it skips their examples of what not to write.
  const ofReaders = proseOf(context).filter(({locale, origin}) => locale === 'en' && origin !== 'guide');
  return [...ofReaders, ...projectProse(context.root)];
}

export const check: TextCheck = {
  name,
  about:
    'English text has no phrases that a native writer would not use: pages, news, interface, guides, READMEs, comments, names of tests, and messages of commands and checks',
  run(context) {
    return englishOf(context).flatMap(({file, blocks}) => blocks.flatMap((block) => faultsOf(file, block)));
  },
};
