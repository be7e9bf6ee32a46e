/** Settings that only the build reads. For example, plugin options contain entire glossaries. */
const BUILD_ONLY: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/**
 * Returns the site's configuration as the browser needs it.
 * @param source contents of `.docusaurus/docusaurus.config.mjs`, as Docusaurus writes it
 * @throws Error if the format isn't that of Docusaurus 3.10.
 */
export function clientConfig(source: string): string {
  const match = /^export default (\{[\s\S]*\});?\s*$/m.exec(source);
  if (match?.[1] === undefined)
    throw new Error(
      '.docusaurus/docusaurus.config.mjs does not have the format of Docusaurus 3.10, so it cannot be reduced for the browser. ' +
        'Compare src/clientBundle/clientTables.ts with this version of Docusaurus.',
    );
  const config = JSON.parse(match[1]) as Record<string, unknown>;
  const kept = Object.entries(config).filter(([name]) => !BUILD_ONLY.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}

interface DocsData {
  versions: {docs: unknown[]; sidebars?: unknown; draftIds?: unknown[]}[];
}

/**
 * Returns the data that every page loads, without the lists of all docs, which grow with the site. Nothing on this site
 * links to a doc by its ID.
 */
export function clientGlobalData(data: Record<string, Record<string, unknown>>): typeof data {
  const docs = data['docusaurus-plugin-content-docs'];
  if (!docs) return data;
  return {
    ...data,
    'docusaurus-plugin-content-docs': Object.fromEntries(
      Object.entries(docs as unknown as Record<string, DocsData>).map(([id, instance]) => [
        id,
        {...instance, versions: instance.versions.map((version) => ({...version, docs: []}))},
      ]),
    ),
  };
}
