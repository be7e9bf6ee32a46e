/** Languages of the site, starting with the default one, and their labels in the language menu. */
export const LOCALE_CONFIGS = {
  en: {label: 'English', htmlLang: 'en'},
  ru: {label: 'Русский', htmlLang: 'ru'},
} as const;

export type Locale = keyof typeof LOCALE_CONFIGS;
export const LOCALES = Object.keys(LOCALE_CONFIGS) as Locale[];

/**
 * Returns the locale of the current build, or the default locale outside a build. Docusaurus sets the environment
 * variable for each locale that it builds.
 */
export function currentLocale(): Locale {
  return process.env.DOCUSAURUS_CURRENT_LOCALE === 'ru' ? 'ru' : 'en';
}
