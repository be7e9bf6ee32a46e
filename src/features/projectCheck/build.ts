import type {Adapter, NativePlatform} from '../mediation/platformMediation.ts';

import type {CheckData} from './checkData.ts';
import {isBeyond, isDescribed, type Project} from './project.ts';
import type {Exclude, Place} from './projectFile.ts';

/** Known adapters of a build on one platform. */
export interface Build {
  native: NativePlatform;
  /** Whether the files contain the bundle with excludes, or individual adapters. */
  form: 'bundle' | 'single';
  /** Adapters in the build, with the line that adds them. */
  adapters: {adapter: Adapter; place: Place; version: string | null}[];
  /** Whether the data lists all of Appodeal's own adapters in it. It doesn't list those of earlier releases. */
  isComplete: boolean;
  /** Adapters that an exclude removes from the bundle. */
  excluded: Adapter[];
  /** Line of the bundle, or of the first adapter. */
  place: Place;
}

const matches = ({group, module}: Exclude, artifact: string): boolean => {
  const [ownGroup, ownModule] = artifact.split(':');
  return (group === null || group === ownGroup) && (module === null || module === ownModule);
};

function singleBuild(
  native: NativePlatform,
  names: readonly (Place & {name: string; version: string | null})[],
  {libraries}: Project,
  data: CheckData,
): Build | null {
  const byName = new Map(
    data.mediation[native].adapters.map((adapter) => [adapter.packages[native]?.artifact, adapter] as const),
  );
  const adapters = names.flatMap(({name, version, file, line}) => {
    const adapter = byName.get(name);
    return adapter === undefined ? [] : [{adapter, version, place: {file, line}}];
  });
  const [first] = adapters;
  if (first === undefined) return null;
  const listed = new Set(names.map(({name}) => name));
  const isComplete = libraries.every(
    ({name, role}) => role !== 'adapter' || !listed.has(name) || byName.has(name),
  );
  return {native, form: 'single', adapters, isComplete, excluded: [], place: first.place};
}

/**
 * Returns the contents of a build. Reports and lock files take precedence over build files. The contents of the bundle are
 * known only for the version line that the data describes, and nothing is known about later lines.
 */
function buildOf(project: Project, native: NativePlatform, data: CheckData): Build | null {
  const {of, artifacts, excludes, listed, reported, libraries, release} = project;
  if (isBeyond(release[native], native, data)) return null;
  if (native === 'ios') {
    // The lock file can be older than the SDK integration.
    const lists = [of('podfileLock'), of('podfile'), of('dependencyList')].map((files) =>
      singleBuild(
        'ios',
        files.flatMap(({pods}) => pods).map((pod) => ({...pod, version: pod.requirement})),
        project,
        data,
      ),
    );
    return lists.find((build) => build !== null) ?? null;
  }
  const named = (list: typeof artifacts) =>
    list.map((artifact) => ({...artifact, name: `${artifact.group}:${artifact.module}`}));
  if (reported.length > 0) return singleBuild('android', named(reported), project, data);
  const bundle = libraries.find(({role, from}) => role === 'bundle' && from === 'gradle');
  if (bundle === undefined) {
    const gradle = singleBuild('android', named(artifacts), project, data);
    return gradle ?? singleBuild('android', named(listed), project, data);
  }
  if (!isDescribed(release.android, 'android', data)) return null;
  const place = {file: bundle.file, line: bundle.line};
  const own = artifacts.filter(({group, module}) => `${group}:${module}` === bundle.name);
  const all = [...own.flatMap((artifact) => artifact.excludes), ...excludes];
  const isExcluded = ({packages}: Adapter) =>
    all.some((exclude) => matches(exclude, packages.android?.artifact ?? ''));
  const {adapters} = data.mediation.android;
  return {
    native,
    form: 'bundle',
    adapters: adapters
      .filter((adapter) => !isExcluded(adapter))
      .map((adapter) => ({adapter, place, version: null})),
    isComplete: true,
    excluded: adapters.filter(isExcluded),
    place,
  };
}

/** Returns the builds, at most one per platform. */
export function buildsOf(project: Project, data: CheckData): Build[] {
  return (['android', 'ios'] as const).flatMap((native) => buildOf(project, native, data) ?? []);
}

/** Returns the names of engines, networks, and services, by whether a build contains them. Without the renderer. */
export function partsOf({native, adapters}: Build, data: CheckData): {present: string[]; absent: string[]} {
  const used = new Set(adapters.map(({adapter}) => adapter.part));
  const parts = data.mediation[native].parts.filter(
    ({kind, required, demand}) => required !== true && !(kind === 'network' && demand === false),
  );
  const namesOf = (isWanted: boolean) =>
    parts.filter(({id}) => used.has(id) === isWanted).map(({name}) => name);
  return {present: namesOf(true), absent: namesOf(false)};
}
