import type {EarlierAddress} from './earlierAddresses.ts';
import {LOCALES} from '../../site/locales.ts';
import {SECTIONS} from '../../site/sections.ts';

/** Limits of Cloudflare Pages. A rule without a wildcard counts as a wildcard rule if it comes after one. */
const MOST_PLAIN = 2000;
const MOST_WILDCARDS = 100;
const LONGEST_LINE = 1000;

type Rule = readonly [source: string, target: string];

const isWildcard = ([source]: Rule): boolean => source.includes('*');

/**
 * Returns both forms of a path, because old links often have a trailing slash, which the host treats as a different
 * URL.
 */
const withSlash = ([source, target]: Rule): Rule[] => [
  [source, target],
  ...(source.endsWith('*') ? [] : [[`${source}/`, target] as const]),
];

/** Returns an earlier URL in each language. Wiki URLs already include their language. */
function inLanguages({from, to}: EarlierAddress): Rule[] {
  if (/^\/en\w*\//.test(from)) return withSlash([from, to]);
  return ['', ...LOCALES.map((locale) => `/${locale}`)].flatMap((prefix) =>
    withSlash([prefix + from, to.startsWith('/') ? (prefix === '/en' ? '' : prefix) + to : to]),
  );
}

/**
 * Returns the `_redirects` file of a deployment, which redirects the English language prefix, `/index.html`, and the
 * URLs of earlier sites. The host itself removes trailing slashes. No rule has a wildcard directly after the first
 * slash of its target, because `/en//example.com` would then redirect to another site.
 * @throws Error if there are more rules, or longer ones, than the host accepts.
 */
export function redirectsFile(base: string, earlier: readonly EarlierAddress[]): string {
  const sections = SECTIONS.map(({id}) => `/${id}`);
  const prefixes = LOCALES.map((locale) => (locale === 'en' ? '' : `/${locale}`));
  const rules: Rule[] = [
    ...withSlash(['/en', '/']),
    ...earlier.flatMap(inLanguages),
    ['/en/index.html', '/'],
    ...withSlash(['/en/search', '/search']),
    ...withSlash(['/en/versions', '/versions/']),
    ...sections.flatMap((section): Rule[] => [
      ...withSlash([`/en${section}`, section]),
      [`/en${section}/*`, `${section}/:splat`],
    ]),
    ...prefixes.flatMap((prefix): Rule[] => [
      [`${prefix}/search/index.html`, `${prefix}/search`],
      ...sections.flatMap((section): Rule[] => [
        [`${prefix}${section}/index.html`, prefix + section],
        [`${prefix}${section}/*/index.html`, `${prefix}${section}/:splat`],
      ]),
    ]),
  ];
  const plain = rules.filter((rule) => !isWildcard(rule));
  const wildcards = rules.filter(isWildcard);
  const root = base.replace(/\/$/, '');
  const lines = [...plain, ...wildcards].map(
    ([source, target]) => `${root}${source} ${target.startsWith('/') ? root : ''}${target} 301`,
  );
  for (const [name, count, most] of [
    ['rules', plain.length, MOST_PLAIN],
    ['rules with *', wildcards.length, MOST_WILDCARDS],
  ] as const) {
    if (count > most) {
      throw new Error(
        `_redirects: ${count} ${name}, but Cloudflare Pages accepts only ${most}. Remove some from redirects/earlier-addresses.json.`,
      );
    }
  }
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong !== undefined) {
    throw new Error(
      `_redirects: a line has ${tooLong.length} characters, but Cloudflare Pages accepts only ${LONGEST_LINE}: ${tooLong.slice(0, 200)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}
