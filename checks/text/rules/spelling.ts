import {fileURLToPath, pathToFileURL} from 'node:url';
import {excerpt} from '../lib/nodes.ts';
import {NOT_PROSE} from '../lib/notProse.ts';
import {proseOf, type ProseBlock, type ProseSource} from '../lib/prose.ts';
import type {CheckContext, Fault, TextCheck} from '../types.ts';

const NAME = 'spelling';

/** The project's words apply to every tree that is checked, including fixtures. */
const CONFIG = fileURLToPath(new URL('../../../cspell.config.yaml', import.meta.url));

/**
 * Maximum number of words with suggestions, which are slow. If there are more unknown words, they probably need to be
 * added to the dictionary.
 */
const MAX_SUGGESTED = 40;

const LANGUAGES = {en: 'en-US', ru: 'ru,en-US', guide: 'en-US,ru'} as const;
type Language = keyof typeof LANGUAGES;

const languageOf = ({origin, locale}: ProseSource): Language => (origin === 'guide' ? 'guide' : locale);

/**
 * Hides identifiers in comments, which can't use backticks: `APDIABConsent`, `app_key` and `show()` are recognized by
 * their shape.
 */
function hideIdentifiers(comment: string): string {
  return comment.replace(
    /\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{3,}\p{Ll})[\p{L}\d_]*|\w+_\w+|\w+(?:\.\w+)*(?=\()|\w+\.\w+(?:\.\w+)*/gu,
    (name) => ' '.repeat(name.length),
  );
}

async function issuesIn(text: string, language: Language, suggest: boolean) {
  // Imported dynamically because cspell is ESM-only and takes a second to load, which is unnecessary for `--only
  // twins`.
  const {spellCheckDocument} = await import('cspell-lib');
  const {issues, errors = []} = await spellCheckDocument(
    {
      uri: pathToFileURL(`${CONFIG}.${language}.txt`).href,
      text,
      languageId: 'plaintext',
      locale: LANGUAGES[language],
    },
    {configFile: CONFIG, noConfigSearch: true, generateSuggestions: suggest, numSuggestions: 3},
    {
      version: '0.2',
      language: LANGUAGES[language],
      numSuggestions: 3,
      suggestionsTimeout: 500,
      maxNumberOfProblems: 100_000,
      maxDuplicateProblems: 100_000,
      // All the text of a language is one document so that dictionaries load once.
      overrides: [],
    },
  );
  if (errors.length > 0) throw new Error(`cspell cannot run: ${errors.map(String).join('; ')}`);
  return issues;
}

/**
 * Returns the unknown words of one language across all sources. All the text is one document so that the setup runs
 * once.
 */
async function unknownWords(sources: ProseSource[], language: Language) {
  const places: {start: number; source: ProseSource; block: ProseBlock}[] = [];
  let text = '';
  for (const source of sources) {
    for (const block of source.blocks) {
      places.push({start: text.length, source, block});
      text += `${block.kind === 'comment' ? hideIdentifiers(block.text) : block.text}\n\n`;
    }
  }
  const found: {word: string; file: string; line: number; sentence: string}[] = [];
  for (const {text: word, offset} of await issuesIn(text, language, false)) {
    const place = places.findLast(({start}) => start <= offset);
    if (place === undefined) continue;
    const {source, block, start} = place;
    const index = offset - start;
    found.push({
      word,
      file: source.file,
      line: block.lineAt(index),
      sentence: excerpt(
        block.text
          .replaceAll(NOT_PROSE, '·')
          .slice(Math.max(0, block.text.lastIndexOf(' ', Math.max(0, index - 20))), index + 30),
      ),
    });
  }
  return found;
}

async function suggestionsFor(words: Set<string>, language: Language): Promise<Map<string, string[]>> {
  const issues = await issuesIn([...words].slice(0, MAX_SUGGESTED).join('\n'), language, true);
  return new Map(issues.map(({text, suggestions = []}) => [text, suggestions]));
}

async function run(context: CheckContext): Promise<Fault[]> {
  const faults: Fault[] = [];
  const sources = proseOf(context);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const own = sources.filter((source) => languageOf(source) === language);
    if (own.length === 0) continue;
    const found = await unknownWords(own, language);
    const suggestions = await suggestionsFor(new Set(found.map(({word}) => word)), language);
    for (const {word, file, line, sentence} of found) {
      const similar = suggestions.get(word) ?? [];
      const advice = similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : '';
      faults.push({
        file,
        line,
        check: NAME,
        message: `unknown word "${word}" in "${sentence}"`,
        fix: `Correct it, put code in backticks, or add it to cspell/networks.txt (names), terms.txt (English), or russian.txt.${advice}`,
      });
    }
  }
  return faults;
}

export const check: TextCheck = {
  name: NAME,
  about:
    'every word of pages, comments in snippets, translations, texts of components, glossary, and guides is in a dictionary (American English, Russian) or in cspell/; code itself is left to the snippet and symbol checks',
  run,
};
