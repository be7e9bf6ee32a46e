/** Languages of the site, the default one first, with the label of each in the language menu. */
export const LOCALE_CONFIGS = {
  en: {label: 'English', htmlLang: 'en'},
  ru: {label: 'Русский', htmlLang: 'ru'},
} as const;

export type Locale = keyof typeof LOCALE_CONFIGS;
export const LOCALES = Object.keys(LOCALE_CONFIGS) as Locale[];

/**
 * Returns the locale of the current build; the default one outside a build. Docusaurus sets the variable for each
 * locale that it builds.
 */
export function currentLocale(): Locale {
  return process.env.DOCUSAURUS_CURRENT_LOCALE === 'ru' ? 'ru' : 'en';
}
