import type {Fault} from '../text/types.ts';
import type {Build} from './loadBuild.ts';
import {headings, ids, names} from './rules/accessibility.ts';
import {redirects, robots, sitemaps} from './rules/hosting.ts';
import {markup, placeholders, testPages} from './rules/leaks.ts';
import {socialImages, structuredData} from './rules/machines.ts';
import {llms, twins} from './rules/markdown.ts';
import {alternates, heads, images} from './rules/pages.ts';
import {anchors, labels, languages, references} from './rules/references.ts';
import {releaseData} from './rules/releases.ts';
import {sitemapSchema} from './rules/sitemapSchema.ts';
import {translation} from './rules/translation.ts';
import {weight} from './rules/weight.ts';
import type {AsyncBuildCheck, BuildCheck} from './types.ts';

export const BUILD_CHECKS: readonly (BuildCheck | AsyncBuildCheck)[] = [
  references,
  anchors,
  languages,
  labels,
  images,
  heads,
  headings,
  ids,
  names,
  alternates,
  socialImages,
  structuredData,
  sitemaps,
  sitemapSchema,
  robots,
  redirects,
  placeholders,
  markup,
  testPages,
  releaseData,
  translation,
  weight,
  twins,
  llms,
];

/** All faults of a built site, in the order of checks; the same fault of the same page counts once. */
export async function checkBuild(
  build: Build,
  checks: readonly (BuildCheck | AsyncBuildCheck)[] = BUILD_CHECKS,
): Promise<Fault[]> {
  const seen = new Set<string>();
  const found: Fault[] = [];
  for (const {name, run} of checks) {
    for (const fault of await run(build)) {
      const key = JSON.stringify([name, fault.file, fault.message]);
      if (!seen.has(key)) found.push({...fault, check: name});
      seen.add(key);
    }
  }
  return found;
}
