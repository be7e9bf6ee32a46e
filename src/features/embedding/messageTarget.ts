/**
 * Returns the origin to which a framed page may report its height: that of the embedding page, if its host is the
 * provider's domain or a real subdomain of it, over https on the default port, or localhost on any port.
 * @param referrer URL of the embedding page, as the browser reports it; may be empty.
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
