/**
 * Returns the path of a page's Markdown file.
 * @param address path of the page, as used by the host or by the router. The paths of the home page and the versions
 *   page can end with a slash.
 * @param baseUrl base URL of the language, which begins and ends with a slash.
 */
export function markdownAddress(address: string, baseUrl: string): string {
  if (address === baseUrl || `${address}/` === baseUrl) return `${baseUrl}index.md`;
  return `${address.replace(/\/$/, '')}.md`;
}
