import type {EarlierAddress} from './earlierAddresses.ts';
import {LOCALES} from '../../site/locales.ts';
import {SECTIONS} from '../../site/sections.ts';

/** What Cloudflare Pages takes. A rule without wildcard counts as one with it when it stands below such a rule. */
const MOST_PLAIN = 2000;
const MOST_WILDCARDS = 100;
const LONGEST_LINE = 1000;

type Rule = readonly [source: string, target: string];

const isWildcard = ([source]: Rule): boolean => source.includes('*');

/** Both forms of a path: links of old often have a slash at their end, which the host would take for another address. */
const withSlash = ([source, target]: Rule): Rule[] => [
  [source, target],
  ...(source.endsWith('*') ? [] : [[`${source}/`, target] as const]),
];

/** An earlier address in each language; addresses of the wiki have theirs already. */
function inLanguages({from, to}: EarlierAddress): Rule[] {
  if (/^\/en\w*\//.test(from)) return withSlash([from, to]);
  return ['', ...LOCALES.map((locale) => `/${locale}`)].flatMap((prefix) =>
    withSlash([prefix + from, to.startsWith('/') ? (prefix === '/en' ? '' : prefix) + to : to]),
  );
}

/**
 * The `_redirects` file of a deployment: language prefix of English, `/index.html`, and addresses of earlier sites.
 * Slashes at the end are taken away by the host itself. No rule puts a wildcard right behind the first slash of its
 * target: `/en//example.com` would then lead to another site.
 * @throws Error when there are more rules, or longer ones, than the host takes.
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
        `_redirects: ${count} ${name}, and Cloudflare Pages takes ${most}. Have fewer in redirects/earlier-addresses.json.`,
      );
    }
  }
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong !== undefined) {
    throw new Error(
      `_redirects: a line has ${tooLong.length} characters, and Cloudflare Pages takes ${LONGEST_LINE}: ${tooLong.slice(0, 200)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}
