import {createHash} from 'node:crypto';

import {SECTIONS} from '../../site/sections.ts';
import {LOCALES} from '../../site/locales.ts';

/** Deployment settings that affect the headers, because they add other origins. */
export interface HeaderSettings {
  BASE_URL: string;
  PROVIDER_DOMAIN: string;
  AUTH_BRIDGE_URL?: string;
  INTERCOM_APP_ID?: string;
  ALGOLIA_APP_ID?: string;
  TAG_MANAGER_ID?: string;
  FEEDBACK_ENDPOINT?: string;
}

/** Limit of Cloudflare Pages. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/** Features that no page of the site uses. Clipboard access isn't one of them. */
const SWITCHED_OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const YEAR = 365 * 24 * 60 * 60;
const DAY = 24 * 60 * 60;

/**
 * Origins of the chat, from its documentation. Wildcards replace its dozens of hosts, which change. Scripts are loaded
 * from only two hosts.
 */
const INTERCOM = {
  'script-src': ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
  'connect-src': [
    'https://*.intercom.io',
    'wss://*.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    'https://*.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
  ],
  'img-src': [
    'blob:',
    'https://*.intercomcdn.com',
    'https://static.intercomassets.com',
    'https://*.intercomusercontent.com',
    'https://messenger-apps.intercom.io',
  ],
  'media-src': ['https://*.intercomcdn.com'],
  'font-src': ['https://*.intercomcdn.com'],
  'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
  'form-action': ['https://intercom.help', 'https://api-iam.intercom.io'],
} as const;

/**
 * Origins of the tag manager and its analytics, from its documentation. Tags that run their own scripts in the page
 * remain blocked.
 */
const TAG_MANAGER = {
  'script-src': ['https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

/** Main (DSN) and fallback hosts of the hosted search. */
const ALGOLIA = ['https://*.algolia.net', 'https://*.algolianet.com'];

/** Inline scripts in markup. Those that contain data don't run and need no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc\s*=)([^>]*)>([\s\S]*?)<\/script>/gi;
const RUNS = /^(?:module|(?:text|application)\/(?:java|ecma)script)$/i;

/** Returns the hashes of a page's inline scripts in the format of a content security policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const type = /\stype\s*=\s*["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    if (type !== undefined && !RUNS.test(type)) return [];
    return [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
  });
}

function contentSecurityPolicy(
  settings: HeaderSettings,
  scriptHashes: Iterable<string>,
  frameAncestors: readonly string[],
): string {
  const chat = settings.INTERCOM_APP_ID === undefined ? undefined : INTERCOM;
  const tags = settings.TAG_MANAGER_ID === undefined ? undefined : TAG_MANAGER;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...[...new Set(scriptHashes)].sort(),
      ...(chat?.['script-src'] ?? []),
      ...(tags?.['script-src'] ?? []),
    ],
    // Allows style attributes, which set the colors of code and the dimensions of diagrams.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(chat?.['img-src'] ?? []), ...(tags?.['img-src'] ?? [])],
    'font-src': ["'self'", ...(chat?.['font-src'] ?? [])],
    'media-src': ["'self'", ...(chat?.['media-src'] ?? [])],
    'connect-src': [
      "'self'",
      ...(settings.ALGOLIA_APP_ID === undefined ? [] : ALGOLIA),
      ...(chat?.['connect-src'] ?? []),
      ...(tags?.['connect-src'] ?? []),
      ...(settings.FEEDBACK_ENDPOINT === undefined ? [] : [new URL(settings.FEEDBACK_ENDPOINT).origin]),
    ],
    'frame-src': [
      ...(settings.AUTH_BRIDGE_URL === undefined ? [] : [new URL(settings.AUTH_BRIDGE_URL).origin]),
      ...(chat?.['frame-src'] ?? []),
    ],
    'form-action': ["'self'", ...(chat?.['form-action'] ?? [])],
    'object-src': [],
    'base-uri': ["'self'"],
    'frame-ancestors': frameAncestors,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ');
}

/**
 * Returns the `_headers` file of a deployment in the format of Cloudflare Pages: matching rules are combined, and `!
 * Name` removes a header that an earlier rule set. Only the site itself can frame its pages, including missing ones.
 * The provider's domain and localhost can also frame the embedded sections.
 * @param scriptHashes hashes of all inline scripts in the built pages. See `inlineScriptHashes`.
 * @param detach whether the host needs `! Name`. Netlify doesn't support it, because there the last rule takes
 *   precedence.
 * @throws Error if there are more rules, or longer lines, than the host accepts.
 */
export function headersFile(
  settings: HeaderSettings,
  scriptHashes: Iterable<string>,
  {detach = true}: {detach?: boolean} = {},
): string {
  const {BASE_URL: base, PROVIDER_DOMAIN: domain} = settings;
  const hashes = [...scriptHashes];
  const prefixes = LOCALES.map((locale) => (locale === 'en' ? base : `${base}${locale}/`));
  const rule = (path: string, headers: readonly string[]) =>
    [path, ...headers.map((header) => `  ${header}`)].join('\n');

  const policy = (ancestors: readonly string[]) => contentSecurityPolicy(settings, hashes, ancestors);
  const embedders = [`https://${domain}`, `https://*.${domain}`, 'http://localhost:*', 'https://localhost:*'];
  const embedded = SECTIONS.filter((section) => section.embedded).flatMap(({id}) =>
    prefixes.flatMap((prefix) => [`${prefix}${id}`, `${prefix}${id}/*`]),
  );

  const replacing = (name: string, value: string) => [...(detach ? [`! ${name}`] : []), `${name}: ${value}`];

  const rules = [
    rule(`${base}*`, [
      `Content-Security-Policy: ${policy(["'self'"])}`,
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      `Permissions-Policy: ${SWITCHED_OFF.map((feature) => `${feature}=()`).join(', ')}`,
      // Doesn't include the parent domain, because the site doesn't control it.
      `Strict-Transport-Security: max-age=${2 * YEAR}`,
      // The chat opens its own windows.
      'Cross-Origin-Opener-Policy: same-origin-allow-popups',
      // Browsers revalidate pages on every request and get a short response when nothing has changed.
      'Cache-Control: public, max-age=0, must-revalidate',
    ]),
    ...embedded.map((path) => rule(path, replacing('Content-Security-Policy', policy(embedders)))),
    // Markdown has the same text as the page, and search engines should list only the page.
    rule(`${base}*.md`, ['Content-Type: text/markdown; charset=utf-8', 'X-Robots-Tag: noindex']),
    ...prefixes.flatMap((prefix) => [
      rule(`${prefix}llms.txt`, ['Content-Type: text/plain; charset=utf-8']),
      rule(`${prefix}llms-full.txt`, ['Content-Type: text/plain; charset=utf-8', 'X-Robots-Tag: noindex']),
      // The names of these files contain a hash of their content.
      rule(`${prefix}assets/*`, replacing('Cache-Control', `public, max-age=${YEAR}, immutable`)),
      // A page in a sandboxed frame has an opaque origin, so the browser makes cross-origin requests for fonts.
      rule(`${prefix}assets/fonts/*`, ['Access-Control-Allow-Origin: *']),
      rule(`${prefix}img/*`, replacing('Cache-Control', `public, max-age=${DAY}`)),
      // Data for third-party pages and feed readers.
      rule(`${prefix}releases/*`, ['Access-Control-Allow-Origin: *']),
    ]),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(
      `_headers: ${rules.length} rules, but Cloudflare Pages accepts only ${MOST_RULES}. Use fewer embedded sections in src/site/sections.ts.`,
    );
  }
  const text = rules.join('\n\n');

  const tooLong = text.split('\n').find((line) => line.length > LONGEST_LINE);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: a line has ${tooLong.length} characters, but Cloudflare Pages accepts only ${LONGEST_LINE}: ${tooLong.slice(0, 200)}… Use fewer different inline scripts on the pages.`,
    );
  }
  return `${text}\n`;
}
