/**
 * Returns the path of a page's Markdown file.
 * @param address path of the page as the host serves it or as the router knows it; home and the versions page may end
 * with a slash.
 * @param baseUrl base URL of the language; begins and ends with a slash.
 */
export function markdownAddress(address: string, baseUrl: string): string {
  if (address === baseUrl || `${address}/` === baseUrl) return `${baseUrl}index.md`;
  return `${address.replace(/\/$/, '')}.md`;
}
