/**
 * Returns the origin to which a framed page can report its height. This is the embedding page's origin if its host is
 * the provider's domain or a real subdomain of it, over HTTPS on the default port, or if it is localhost on any port.
 * @param referrer URL of the embedding page, as reported by the browser. Can be empty.
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
