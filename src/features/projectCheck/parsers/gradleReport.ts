import type {Artifact, GradleReport} from '../projectFile.ts';

import {coordinatesOf} from './gradleFile.ts';

/** A library in the tree, with the version that Gradle chose. */
export const REPORT_LINE = /^[|\s]*(?:\+---|\\---) (\S+)(?: (?:\([^)]*\)|\{[^}]*\}))?(?: -> (\S+))?(.*)$/;

/** Heading of the libraries that reach the app. */
const RUNTIME = /^(\w*)[rR]untimeClasspath - /;
const HEADING = /^\w+ (?:- |\(n\))/;

/**
 * Returns the libraries in the output of `gradlew :app:dependencies`. If the output has several configurations, only
 * those count whose libraries reach the app.
 */
export function gradleReport(name: string, text: string): GradleReport & {name: string} {
  const artifacts = new Map<string, Artifact>();
  const failed = new Map<string, Artifact>();
  const lines = text.split('\n');
  const isApp = (line: string) => {
    const [, variant] = RUNTIME.exec(line) ?? [];
    return variant !== undefined && !/test/i.test(variant);
  };
  const hasApp = lines.some(isApp);
  let counts = !hasApp;
  lines.forEach((line, index) => {
    if (hasApp && HEADING.test(line)) counts = isApp(line);
    if (!counts) return;
    const [, requested, chosen, rest = ''] = REPORT_LINE.exec(line) ?? [];
    if (requested === undefined || /\((?:c|n)\)\s*$/.test(rest)) return;
    const own = coordinatesOf(requested);
    if (own === null) return;
    // After the arrow is a version, or another library.
    const other = chosen === undefined ? null : coordinatesOf(chosen);
    const found = other ?? {...own, version: chosen ?? own.version};
    const isFailed = /\bFAILED\s*$/.test(rest);
    const list = isFailed ? failed : artifacts;
    const key = `${found.group}:${found.module}:${found.version ?? ''}`;
    if (!list.has(key)) list.set(key, {...found, file: name, line: index + 1, excludes: []});
  });
  return {kind: 'gradleReport', name, artifacts: [...artifacts.values()], failed: [...failed.values()]};
}
