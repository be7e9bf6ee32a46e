declare module '@generated/site-releases/default/version-lines.json' {
  const versionLines: import('../plugins/siteReleases/siteReleases.ts').VersionLineData;
  export default versionLines;
}
