import type {LineState} from '../releases/lineState.ts';
import {PLATFORMS, type Platform} from '../../site/sections.ts';

import {buildsOf, partsOf} from './build.ts';
import type {CheckData} from './checkData.ts';
import {decodeText, MAX_BYTES} from './fileText.ts';
import {parseFile} from './parseFile.ts';
import {projectOf} from './project.ts';
import type {FileKind, ProjectFile, Unread} from './projectFile.ts';
import {SEVERITIES, type Context, type Finding, type Rule} from './rule.ts';
import {RULES} from './rules.ts';
import {sdksOf} from './sdks.ts';

/** A file from the reader. */
export interface InputFile {
  name: string;
  /** Null: over the limit, and therefore not loaded. */
  content: string | Uint8Array | null;
}

/** Kind of a file, or the reason why it wasn't read. */
export interface FileResult {
  name: string;
  kind: FileKind | null;
  unread: Unread | null;
}

/** An SDK and its support state. */
export interface SdkResult {
  platform: Platform;
  version: string;
  newest: string;
  /** `newer`: newer than this site. */
  state: LineState | 'newer';
}

/** Names of the engines, networks, and services of a build. They are product names. */
export interface PartsResult {
  native: 'android' | 'ios';
  present: string[];
  absent: string[];
}

export interface Report {
  files: FileResult[];
  sdks: SdkResult[];
  parts: PartsResult[];
  findings: Finding[];
}

function read({name, content}: InputFile): ProjectFile | Unread {
  if (content === null || content.length > MAX_BYTES) return 'large';
  const text = typeof content === 'string' ? content : decodeText(content);
  return text === null ? 'binary' : parseFile(name, text);
}

/** Returns the page that explains a finding, for its platform or that of the reader's page. */
function pageOf({sources}: Rule, wanted: readonly (Platform | undefined)[]): string {
  const platform = [...wanted, ...PLATFORMS].find(
    (each) => each !== undefined && sources[each] !== undefined,
  );
  return platform === undefined ? '/' : (sources[platform] ?? '/');
}

/** Keeps only the file and line of a place. */
const placeOf = ({place}: Pick<Finding, 'place'>): Finding['place'] =>
  place === null ? null : {file: place.file, line: place.line};

/** Returns the result of a function, or undefined if it throws an error, so that the rest of the check continues. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.warn('A part of the project check failed', error);
    return undefined;
  }
}

/**
 * Recognizes the files of a project and applies all rules to them together.
 * @param platform of the reader's page.
 * @param today ISO date.
 */
export function checkProject(
  inputs: readonly InputFile[],
  platform: Platform,
  data: CheckData,
  today: string,
): Report {
  const contextOf = (files: readonly ProjectFile[]): Context => {
    const project = projectOf(platform, files, data);
    return {...project, builds: buildsOf(project, data), sdks: sdksOf(project, data, today)};
  };
  const filesIn = (read: readonly {result: ProjectFile | Unread}[]) =>
    read.flatMap(({result}) => (typeof result === 'string' ? [] : [result]));
  let results = inputs.map((input) => ({name: input.name, result: read(input)}));
  let context = attempt(() => contextOf(filesIn(results)));
  if (context === undefined) {
    // Leaves out the files that can't be combined with any others.
    results = results.map(({name, result}) => {
      const isUsable = typeof result === 'string' || attempt(() => contextOf([result])) !== undefined;
      return {name, result: isUsable ? result : 'broken'};
    });
    context = contextOf(filesIn(results));
  }
  const {isUnity, builds, sdks} = context;
  const findings = RULES.flatMap((rule) =>
    (attempt(() => rule.check(context, data)) ?? []).map(({platform: own, ...found}): Finding => ({
      ...found,
      place: placeOf(found),
      rule: rule.id,
      page: pageOf(rule, [isUnity ? 'unity' : undefined, own, platform]),
    })),
  );
  return {
    files: results.map(({name, result}) =>
      typeof result === 'string'
        ? {name, kind: null, unread: result}
        : {name, kind: result.kind, unread: null},
    ),
    sdks: sdks.map(({platform: own, answer}) => ({
      platform: own,
      version: answer.version,
      newest: answer.newest,
      state: answer.kind === 'newer' ? 'newer' : answer.state,
    })),
    parts: builds
      .filter((build) => build.isComplete)
      .map((build) => ({native: build.native, ...partsOf(build, data)})),
    findings: SEVERITIES.flatMap((severity) => findings.filter((each) => each.severity === severity)),
  };
}
