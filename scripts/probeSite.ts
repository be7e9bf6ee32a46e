import {headersFile, inlineScriptHashes, type HeaderSettings} from '../src/features/host/headersFile.ts';
import {parseSiteVersion, type SiteVersion} from '../src/features/host/siteVersion.ts';

import {parseHeaders} from './hostRules.ts';

export interface Probe {
  version: SiteVersion;
  /** What a running site does not keep to, one line each. */
  faults: string[];
}

/** Pages with the two kinds of policy, in both languages, and one that is missing. */
const PAGES = [
  '',
  'ru/',
  'android/get-started',
  'onboarding/android/get-started',
  'ru/onboarding/android/get-started',
];
const MISSING = ['no-such-page', 'ru/no-such-page'];

/**
 * Asks a running site what it is, and compares what it sends with what this repository would have it send.
 * @param site its address, with a slash at its end.
 * @param settings of its deployment.
 * @param commit the one that should be running, if one is expected.
 * @throws Error when the site does not say what it is.
 */
export async function probeSite(
  site: string,
  settings: HeaderSettings,
  commit?: string,
  load: typeof fetch = fetch,
): Promise<Probe> {
  const ask = (path: string) => load(new URL(path, site), {redirect: 'manual'});
  const answer = await ask('version.json');
  if (!answer.ok) throw new Error(`${site}version.json answers ${answer.status}.`);
  const version = parseSiteVersion(await answer.json().catch(() => undefined));
  const faults: string[] = [];
  if (commit !== undefined && version.commit !== commit) {
    faults.push(`is of commit ${version.commit}, not of ${commit}`);
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
    if (response.status !== status) faults.push(`/${path}: answers ${response.status} instead of ${status}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    // Which scripts a page may hold is its own matter; that they are allowed, and nothing else is, is not.
    const hashes: string[] = policy.match(/'sha256-[^']+'/g) ?? [];
    const expected = parseHeaders(headersFile(settings, hashes));
    for (const [name, value] of expected(settings.BASE_URL + path)) {
      // Hosts have their own word on what is missing.
      if (status === 404 && name === 'Cache-Control') continue;
      const sent = response.headers.get(name);
      if (sent !== value) faults.push(`/${path}: ${name} is "${sent ?? ''}" instead of "${value}"`);
    }
    if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) continue;
    const forbidden = inlineScriptHashes(await response.text()).filter((hash) => !hashes.includes(hash));
    if (forbidden.length > 0)
      faults.push(`/${path}: the policy forbids ${forbidden.length} scripts of the page`);
  }
  return {version, faults};
}
