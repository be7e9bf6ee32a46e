// This is CommonJS because the bundler loads loaders directly, without the compiler that reads the configuration.
const {readFileSync} = require('node:fs');

const LITERAL = /(["'])((?:theme|site)\.[\w.-]+)\1/g;
const STRICT = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*(["'])use strict\1;?/;

/**
 * @type {Map<string, Record<string, string>>} Translations by language, because one process builds all languages.
 */
const known = new Map();

/**
 * @param {string} locale
 * @param {string} file
 */
function translationsOf(locale, file) {
  let translations = known.get(locale);
  if (!translations) known.set(locale, (translations = JSON.parse(readFileSync(file, 'utf8'))));
  return translations;
}

/**
 * Bundler loader: adds to each module the translations of the messages that it shows so that a page doesn't load the
 * messages of windows and tools that it doesn't have. Messages are identified by literal IDs, which Docusaurus requires
 * anyway. Options: `locale`, and `translations`, the path of a JSON file with the locale's messages, keyed by ID.
 * @param {string} source
 */
module.exports = function translationsLoader(source) {
  const {locale, translations: file} = this.getOptions();
  const translations = translationsOf(locale, file);
  const own = {};
  for (const [, , id] of source.matchAll(LITERAL))
    if (Object.hasOwn(translations, id)) own[id] = translations[id];
  if (Object.keys(own).length === 0) return source;
  const register = `Object.assign(require('@generated/codeTranslations').default, ${JSON.stringify(own)});\n`;
  return STRICT.test(source) ? `"use strict";${register}${source}` : `${register}${source}`;
};
