declare module '@generated/problem-index/default/problems.json' {
  const problems: import('../problems/problem.ts').Problem[];
  export default problems;
}

declare module '@generated/site-releases/default/version-lines.json' {
  const versionLines: import('../plugins/siteReleases/siteReleases.ts').VersionLineData;
  export default versionLines;
}

declare module '*.png' {
  /** What the image plugin makes of a picture: its copies in several widths and a tiny preview. */
  const picture: import('@theme/IdealImage').Props['img'];
  export default picture;
}
