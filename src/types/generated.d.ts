declare module '@generated/glossary/default/groups.json' {
  const groups: import('../features/glossary/glossaryGroups.ts').GlossaryGroup[];
  export default groups;
}

declare module '@generated/problem-index/default/problems.json' {
  const problems: import('../features/problems/problem.ts').Problem[];
  export default problems;
}

declare module '@generated/site-releases/default/version-lines.json' {
  const versionLines: import('../features/releases/siteReleases.ts').TimetableData;
  export default versionLines;
}

declare module '*.png' {
  /** What the image plugin makes of a picture: its copies in several widths and a tiny preview. */
  const picture: import('@theme/IdealImage').Props['img'];
  export default picture;
}

declare module '@generated/site-releases/default/changelog-*.json' {
  const data: import('../features/releases/changelogEntry.ts').ChangelogData;
  export default data;
}

declare module '@generated/site-releases/default/upgrade-*.json' {
  const steps: import('../features/releases/upgradeGuide.ts').UpgradeStep[];
  export default steps;
}

/** Aliased to one file in the build and to another in the browser; see the plugin `siteReleases`. */
declare module '@site-changelog-markup' {
  export const changelogMarkup: import('../features/releases/ChangelogList/changelogMarkup.client.ts').ChangelogMarkup;
}

declare module '@generated/docusaurus-plugin-content-blog/default/latest.json' {
  const posts: import('../features/news/latestPosts.ts').LatestPost[];
  export default posts;
}

declare module '@generated/project-check/default/check-data.json' {
  const data: import('../features/projectCheck/checkData.ts').CheckData;
  export default data;
}

declare module '@generated/upgrade-plan/default/plan/*.json' {
  const data: import('../features/upgradePlan/upgradePlan.ts').PlanData;
  export default data;
}
