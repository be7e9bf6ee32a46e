import {adaptersByEngine} from './adaptersByEngine.ts';
import {joinLines, type FileWords, type GeneratedFile, type ReleaseNumbers} from './generatedFile.ts';
import type {AdapterPackage, PlatformMediation} from './platformMediation.ts';
import {isInBuild, type Selection} from './selection.ts';
import type {Choice} from './selectionAddress.ts';

/** The two languages of Gradle's build files. */
export type GradleDsl = 'kotlin' | 'groovy';

/** Syntax that differs between the two languages. */
interface Dialect {
  settings: string;
  build: string;
  maven: (url: string) => string;
  implementation: (notation: string) => string;
  bundle: (notation: string) => string;
  exclude: (group: string, module?: string) => string;
}

const DIALECTS: Record<GradleDsl, Dialect> = {
  kotlin: {
    settings: 'settings.gradle.kts',
    build: 'app/build.gradle.kts',
    maven: (url) => `maven { url = uri("${url}") }`,
    implementation: (notation) => `implementation("${notation}")`,
    bundle: (notation) => `implementation("${notation}") {`,
    exclude: (group, module) =>
      module === undefined
        ? `exclude(group = "${group}")`
        : `exclude(group = "${group}", module = "${module}")`,
  },
  groovy: {
    settings: 'settings.gradle',
    build: 'app/build.gradle',
    maven: (url) => `maven { url "${url}" }`,
    implementation: (notation) => `implementation '${notation}'`,
    bundle: (notation) => `implementation('${notation}') {`,
    exclude: (group, module) =>
      module === undefined ? `exclude group: '${group}'` : `exclude group: '${group}', module: '${module}'`,
  },
};

type AndroidData = NonNullable<PlatformMediation['android']>;

/** Returns the repositories of a native build. Omits a repository if another one also serves its artifacts. */
function repositoryLines(android: AndroidData, dialect: Dialect): string[] {
  return android.repositories
    .filter(({mirror}) => mirror === undefined)
    .flatMap(({gradle, url}) => gradle ?? (url === undefined ? [] : dialect.maven(url)));
}

const versionOf = ({version}: AdapterPackage, {artifact}: ReleaseNumbers): string => version ?? artifact;

/**
 * Returns excludes for everything that isn't selected. A group without any selected adapters requires only one line.
 */
function excludeLines(data: PlatformMediation, android: AndroidData, selection: Selection, dialect: Dialect) {
  const coordinates = (isWanted: boolean) =>
    data.adapters
      .filter((adapter) => isInBuild(adapter, selection) === isWanted)
      .flatMap(({packages}) => packages.android?.artifact ?? [])
      .map((artifact) => {
        const [group = '', module = ''] = artifact.split(':');
        return {group, module};
      });
  const kept = new Set(coordinates(true).map(({group}) => group));
  const isWhole = (group: string) => android.adapterGroups.includes(group) && !kept.has(group);
  const lines = coordinates(false).map(({group, module}) =>
    isWhole(group) ? dialect.exclude(group) : dialect.exclude(group, module),
  );
  return [...new Set(lines)];
}

function bundleLines(
  data: PlatformMediation,
  android: AndroidData,
  {selection}: Choice,
  release: ReleaseNumbers,
  dialect: Dialect,
): string[] {
  const notation = `${android.bundle}:${release.artifact}`;
  const excludes = excludeLines(data, android, selection, dialect);
  if (excludes.length === 0) return [`    ${dialect.implementation(notation)}`];
  return [`    ${dialect.bundle(notation)}`, ...excludes.map((line) => `        ${line}`), '    }'];
}

function singleLines(
  data: PlatformMediation,
  android: AndroidData,
  {selection}: Choice,
  release: ReleaseNumbers,
  dialect: Dialect,
  words: FileWords,
): string[] {
  const lines = [`    ${dialect.implementation(`${android.core}:${release.version}`)}`];
  for (const {name, adapters} of adaptersByEngine(data, selection, words)) {
    lines.push('', `    // ${name}`);
    for (const {packages} of adapters) {
      if (packages.android === undefined) continue;
      const notation = `${packages.android.artifact}:${versionOf(packages.android, release)}`;
      lines.push(`    ${dialect.implementation(notation)}`);
    }
  }
  return lines;
}

/**
 * Returns the repositories and dependencies of an Android app.
 * @param data data for the `android` platform.
 */
export function gradleFiles(
  data: PlatformMediation,
  choice: Choice,
  release: ReleaseNumbers,
  dsl: GradleDsl,
  words: FileWords,
): GeneratedFile[] {
  const {android} = data;
  if (!android) return [];
  const dialect = DIALECTS[dsl];
  return [
    {
      name: dialect.settings,
      language: dsl,
      code: joinLines([
        'dependencyResolutionManagement {',
        '    repositories {',
        ...repositoryLines(android, dialect).map((line) => `        ${line}`),
        '    }',
        '}',
      ]),
    },
    {
      name: dialect.build,
      language: dsl,
      code: joinLines([
        'dependencies {',
        ...(choice.form === 'single'
          ? singleLines(data, android, choice, release, dialect, words)
          : bundleLines(data, android, choice, release, dialect)),
        '}',
      ]),
    },
  ];
}
