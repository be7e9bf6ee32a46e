import type {Locale} from './locales.ts';

/**
 * The sections of the site. Each row becomes a docs instance with its own sidebar, version, and URL prefix. The config,
 * labels, search, embedding rules, and tests all read this table. To add a section, add a row and its pages.
 */

export const PLATFORMS = ['android', 'ios', 'unity'] as const;

/** An SDK that the site documents. */
export type Platform = (typeof PLATFORMS)[number];

export interface Section {
  /** Docs instance ID, which is also the folder under `docs/` and the URL prefix. */
  readonly id: string;
  /** Name in both languages, for search, structured data, and machine-readable lists. */
  readonly label: Readonly<Record<Locale, string>>;
  /** Set for the sections that document an SDK, which show its version label and badge. */
  readonly platform?: Platform;
  /**
   * Whether the section is shown in a frame in the provider's dashboard, without navbar, footer, and announcement bar.
   */
  readonly embedded: boolean;
  /** Factor for the search score of its pages. Below 1 for pages that repeat what others explain better. Default: 1. */
  readonly searchWeight?: number;
}

export const SECTIONS = [
  {
    id: 'accelerator',
    label: {en: 'Publishing Soft Launch', ru: 'Софт-лонч'},
    embedded: false,
  },
  {
    id: 'advanced',
    label: {en: 'Advanced', ru: 'Дополнительно'},
    embedded: false,
  },
  {
    id: 'android',
    label: {en: 'Android SDK', ru: 'Android SDK'},
    platform: 'android',
    embedded: false,
  },
  {
    id: 'faq-and-troubleshooting',
    label: {en: 'FAQ & Troubleshooting', ru: 'FAQ и диагностика неполадок'},
    embedded: false,
  },
  {
    id: 'ios',
    label: {en: 'iOS SDK', ru: 'iOS SDK'},
    platform: 'ios',
    embedded: false,
  },
  {
    id: 'networks-setup',
    label: {en: 'Network Setup', ru: 'Настройка сетей'},
    embedded: false,
  },
  {
    id: 'onboarding',
    label: {en: 'Onboarding', ru: 'Первые шаги'},
    embedded: true,
    searchWeight: 0.6,
  },
  {
    id: 'publishing',
    label: {en: 'Publishing', ru: 'Продвижение'},
    embedded: true,
  },
  {
    id: 'reporting',
    label: {en: 'Reporting', ru: 'Отчёты'},
    embedded: false,
  },
  {
    id: 'unity',
    label: {en: 'Unity Plugin', ru: 'Плагин Unity'},
    platform: 'unity',
    embedded: false,
  },
] as const satisfies readonly Section[];

/** Display names of the platforms. They are product names and aren't translated. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  android: 'Android',
  ios: 'iOS',
  unity: 'Unity',
};

/** Paths of the embedded sections, with or without a two-letter language prefix. */
export const EMBEDDED_PATH = new RegExp(
  `^(?:/[a-z]{2})?/(?:${SECTIONS.filter((section) => section.embedded)
    .map((section) => section.id)
    .join('|')})(?:/|$)`,
);

/**
 * Returns whether a page is shown inside the provider's dashboard, and therefore has no navbar, footer, or announcement
 * bar.
 * @param pathname URL path, with or without a two-letter language prefix.
 */
export function isEmbeddedPath(pathname: string): boolean {
  return EMBEDDED_PATH.test(pathname);
}

/**
 * Returns the same as `isEmbeddedPath` for a URL in this build.
 * @param pathname URL path in the browser.
 * @param baseUrl base URL of the build, which begins and ends with a slash and can include a language prefix.
 */
export function isEmbeddedAddress(pathname: string, baseUrl: string): boolean {
  return isEmbeddedPath(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname);
}
