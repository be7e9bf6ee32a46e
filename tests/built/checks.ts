import type {Fault} from '../content/types.ts';
import type {Build} from './loadBuild.ts';
import {redirects, robots, sitemaps} from './rules/hosting.ts';
import {markup, placeholders} from './rules/leaks.ts';
import {socialImages, structuredData} from './rules/machines.ts';
import {llms, twins} from './rules/markdown.ts';
import {alternates, heads, images} from './rules/pages.ts';
import {anchors, labels, languages, references} from './rules/references.ts';
import {releaseData} from './rules/releases.ts';
import {translation} from './rules/translation.ts';
import {weight} from './rules/weight.ts';
import type {BuildCheck} from './types.ts';

export const BUILD_CHECKS: readonly BuildCheck[] = [
  references,
  anchors,
  languages,
  labels,
  images,
  heads,
  alternates,
  socialImages,
  structuredData,
  sitemaps,
  robots,
  redirects,
  placeholders,
  markup,
  releaseData,
  translation,
  weight,
  twins,
  llms,
];

/** All faults of a built site, in the order of checks; the same fault of the same page counts once. */
export function checkBuild(build: Build, checks: readonly BuildCheck[] = BUILD_CHECKS): Fault[] {
  const seen = new Set<string>();
  return checks.flatMap(({name, run}) =>
    run(build).flatMap((fault) => {
      const key = JSON.stringify([name, fault.file, fault.message]);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{...fault, check: name}];
    }),
  );
}
