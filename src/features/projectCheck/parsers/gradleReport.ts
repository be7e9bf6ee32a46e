import type {Artifact, GradleReport} from '../projectFile.ts';

/** A line of the dependency tree. */
export const REPORT_LINE = /^[|\s]*(?:\+---|\\---) (\S.*)$/;

/** Marks after a library: repeated, constraint, unresolved, or not found. */
const NOTE = / (?:\((?:\*|c|n)\)|FAILED)$/;

/** A library; its version can be a range with spaces, such as `[5.0.0, 7.0.0)` or `{strictly 5.0.0}`. */
const LIBRARY = /^([\w.-]+):([\w.-]+)(?::(.+))?$/;
const SINGLE_VERSION = /^[\w.+-]+$/;

/** Heading of the libraries in the app, with the name of the variant. */
const RUNTIME = /^(\w*)[rR]untimeClasspath - /;
const HEADING = /^\w+ (?:- |\(n\))/;

type Coordinates = Pick<Artifact, 'group' | 'module' | 'version'>;

function libraryOf(text: string): Coordinates | null {
  const [, group, module, version] = LIBRARY.exec(text) ?? [];
  if (group === undefined || module === undefined) return null;
  return {group, module, version: version !== undefined && SINGLE_VERSION.test(version) ? version : null};
}

/** Returns the library that Gradle selected in a line. A version or another library follows the arrow. */
function chosenIn(text: string): Coordinates | null {
  const [requested = '', chosen] = text.split(' -> ');
  const own = libraryOf(requested);
  if (own === null || chosen === undefined) return own;
  return libraryOf(chosen) ?? {...own, version: chosen};
}

/**
 * Returns the libraries in the output of `gradlew :app:dependencies`. If the output has several configurations, only
 * those of the app are included.
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
    const entry = counts ? REPORT_LINE.exec(line)?.[1]?.trimEnd() : undefined;
    if (entry === undefined) return;
    const note = NOTE.exec(entry)?.[0].trim();
    if (note === '(c)' || note === '(n)') return;
    const found = chosenIn(entry.replace(NOTE, ''));
    if (found === null) return;
    const list = note === 'FAILED' ? failed : artifacts;
    const key = `${found.group}:${found.module}:${found.version ?? ''}`;
    if (!list.has(key)) list.set(key, {...found, file: name, line: index + 1, excludes: []});
  });
  return {kind: 'gradleReport', name, artifacts: [...artifacts.values()], failed: [...failed.values()]};
}
