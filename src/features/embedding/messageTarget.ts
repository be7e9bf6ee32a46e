/**
 * Origin to which the page in a frame may tell its height: that of the page which embeds it, if its host is the
 * provider's domain or a true subdomain of it, over https and the usual port, or localhost on any port.
 * @param referrer address of the embedding page, as the browser gives it; may be empty.
 * @param domain the provider's domain name.
 * @returns an origin such as `https://app.example.com`, or null.
 */
export function messageTarget(referrer: string, domain: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const {protocol, hostname, port, username, password, origin} = new URL(referrer);
  if (username !== '' || password !== '') return null;
  if (hostname === 'localhost') return /^https?:$/.test(protocol) ? origin : null;
  const isProvider = hostname === domain || hostname.endsWith(`.${domain}`);
  return isProvider && protocol === 'https:' && port === '' ? origin : null;
}
