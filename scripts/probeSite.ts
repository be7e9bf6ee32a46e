import {headersFile, inlineScriptHashes, type HeaderSettings} from '../src/features/host/headersFile.ts';
import {parseSiteVersion, type SiteVersion} from '../src/features/host/siteVersion.ts';

import {parseHeaders} from './hostRules.ts';

export interface Probe {
  version: SiteVersion;
  /** Differences between the running site and this repository, one line each. */
  faults: string[];
}

/** Pages with both kinds of policy, in both languages, and a missing page. */
const PAGES = [
  '',
  'ru/',
  'android/get-started',
  'onboarding/android/get-started',
  'ru/onboarding/android/get-started',
];
const MISSING = ['no-such-page', 'ru/no-such-page'];

/**
 * Reads the version of a running site and compares its responses with those that this repository would send.
 * @param site URL of the site, with a trailing slash.
 * @param settings settings of the site's deployment.
 * @param commit the commit that should be running, if one is expected.
 * @throws Error if the site doesn't report its version.
 */
export async function probeSite(
  site: string,
  settings: HeaderSettings,
  commit?: string,
  load: typeof fetch = fetch,
): Promise<Probe> {
  const ask = (path: string) => load(new URL(path, site), {redirect: 'manual'});
  const answer = await ask('version.json');
  if (!answer.ok) throw new Error(`${site}version.json returned ${answer.status}.`);
  const version = parseSiteVersion(await answer.json().catch(() => undefined));
  const faults: string[] = [];
  if (commit !== undefined && version.commit !== commit) {
    faults.push(`is commit ${version.commit}, not ${commit}`);
  }

  const list: unknown = await (await ask('assets.json')).json().catch(() => undefined);
  const assets = Array.isArray(list) ? list.filter((file) => typeof file === 'string') : [];
  const script = assets.find((file) => /^assets\/js\/main\./.test(file));
  if (script === undefined) faults.push('assets.json: does not list assets/js/main.….js');

  for (const [path, status] of [
    ...PAGES.map((page) => [page, 200] as const),
    ...MISSING.map((page) => [page, 404] as const),
    ...(script === undefined ? [] : [[script, 200] as const]),
  ]) {
    const response = await ask(path);
    if (response.status !== status) faults.push(`/${path}: returned ${response.status} instead of ${status}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    // Each page has its own scripts. The policy must allow these scripts and no others.
    const hashes: string[] = policy.match(/'sha256-[^']+'/g) ?? [];
    const expected = parseHeaders(headersFile(settings, hashes));
    for (const [name, value] of expected(settings.BASE_URL + path)) {
      // Hosts set their own caching for missing pages.
      if (status === 404 && name === 'Cache-Control') continue;
      const sent = response.headers.get(name);
      if (sent !== value) faults.push(`/${path}: ${name} is "${sent ?? ''}" instead of "${value}"`);
    }
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) continue;
    const forbidden = inlineScriptHashes(await response.text()).filter((hash) => !hashes.includes(hash));
    if (forbidden.length > 0)
      faults.push(`/${path}: the policy blocks ${forbidden.length} scripts of the page`);
  }
  return {version, faults};
}
