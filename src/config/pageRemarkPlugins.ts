import type {Options} from '@docusaurus/plugin-content-docs';

import {readGlossary} from '../features/glossary/readGlossary.ts';
import type {LatestRelease} from '../features/releases/loadReleases.ts';
import {autoImport} from './remark/autoImport.ts';
import {codeTabs} from './remark/codeTabs.ts';
import {russianDash} from './remark/russianDash.ts';
import {glossaryTooltips} from '../features/glossary/glossaryTooltips.ts';
import {versionTokens} from '../features/releases/versionTokens.ts';
import {valuesPrompt} from '../features/yourValues/valuesPrompt.ts';

import type {Platform} from '../site/sections.ts';

/** Returns the build-time transformations of pages and posts, in order. */
export function pageRemarkPlugins(
  latest: Record<Platform, LatestRelease>,
): NonNullable<Options['beforeDefaultRemarkPlugins']> {
  const terms = readGlossary();
  return [
    [versionTokens, {latest}],
    russianDash,
    codeTabs,
    // Uses a closure instead of an option because plugin options are written into the entry script once per instance.
    () => glossaryTooltips({terms}),
    // Uses a closure for the same reason.
    () => valuesPrompt({siteDir: process.cwd()}),
    // Must be last because the others add components.
    autoImport,
  ];
}
