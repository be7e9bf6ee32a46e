/**
 * Returns a page's text for a copy, with its own title and without anything that must be unique on a site.
 * @param copy number of the copy, starting with 2.
 */
export function growFrontMatter(mdx: string, copy: number): string {
  const text = mdx.replaceAll('\r\n', '\n');
  const [whole, yaml] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) throw new Error('A page without front matter');
  const kept = yaml
    .replace(/^slug:.*\n/m, '')
    .replace(/^title:[ \t]*(.*)$/m, (_, title: string) =>
      /^(["']).*\1$/.test(title)
        ? `title: ${title.slice(0, -1)} ${copy}${title.slice(-1)}`
        : `title: ${title} ${copy}`,
    );
  return `---\n${kept}---\n${text.slice(whole.length)}`;
}
