/**
 * The sections of the site. Each row becomes a docs instance with its own sidebar, version and address prefix;
 * config, navbar, labels, embedding rules and tests all read this table.
 */

export const PLATFORMS = ['android', 'ios', 'unity'] as const;

/** An SDK that the site documents. */
export type Platform = (typeof PLATFORMS)[number];

export interface Section {
  /** Docs instance id, folder under `docs/` and address prefix, all the same. */
  readonly id: string;
  /** English name, shown on the versions page and in search. Russian: `site.section.<id>` in `i18n/ru/code.json`. */
  readonly label: string;
  /** Set for the sections that document an SDK: they carry its version label and badge. */
  readonly platform?: Platform;
  /** Shown inside the provider's dashboard in a frame: no navbar, no footer, no announcement bar. */
  readonly embedded: boolean;
}

export const SECTIONS = [
  {id: 'accelerator', label: 'Publishing Soft Launch', embedded: false},
  {id: 'advanced', label: 'Advanced', embedded: false},
  {id: 'android', label: 'Android SDK', platform: 'android', embedded: false},
  {id: 'faq-and-troubleshooting', label: 'FAQ & Troubleshooting', embedded: false},
  {id: 'ios', label: 'iOS SDK', platform: 'ios', embedded: false},
  {id: 'networks-setup', label: 'Network Setup', embedded: false},
  {id: 'onboarding', label: 'Onboarding', embedded: true},
  {id: 'publishing', label: 'Publishing', embedded: true},
  {id: 'reporting', label: 'Reporting', embedded: false},
  {id: 'unity', label: 'Unity Plugin', platform: 'unity', embedded: false},
] as const satisfies readonly Section[];

/** Display names of the platforms. They are product names and not translated. */
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
 * Whether a page is shown inside the provider's dashboard, and so has no navbar, footer or announcement bar.
 * @param pathname address path, with or without a two-letter language prefix.
 */
export function isEmbeddedPath(pathname: string): boolean {
  return EMBEDDED_PATH.test(pathname);
}

/**
 * The same for an address of this build.
 * @param pathname address path in the browser.
 * @param baseUrl base address of the build: begins and ends with a slash, and may hold a language prefix.
 */
export function isEmbeddedAddress(pathname: string, baseUrl: string): boolean {
  return isEmbeddedPath(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname);
}
