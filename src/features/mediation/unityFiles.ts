import {escapeHtml} from '../../site/escapeHtml.ts';

import {joinLines, type GeneratedFile, type ReleaseNumbers} from './generatedFile.ts';
import {neededRepositories} from './neededRepositories.ts';
import type {NativePlatform, PlatformMediation} from './platformMediation.ts';
import {selectedAdapters, type Selection} from './selection.ts';
import type {Choice} from './selectionAddress.ts';

/** Newest release of the plugin and of both native SDKs. */
export type UnityReleases = Record<NativePlatform | 'unity', ReleaseNumbers>;

/** Returns an empty element with attributes, in the given order. */
const element = (name: string, attributes: Record<string, string>): string =>
  `        <${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')} />`;

function listLines(name: string, item: string, urls: string[]): string[] {
  return [
    `        <${name}>`,
    ...urls.map((url) => `            <${item}>${escapeHtml(url)}</${item}>`),
    `        </${name}>`,
  ];
}

function podLines(data: PlatformMediation, selection: Selection, releases: UnityReleases): string[] {
  const {ios} = data;
  if (!ios) return [];
  const pod = (id: string, name: string, version: string, minimum = ios.podMinimum) =>
    element('iosPod', {id, name, version, minTargetSdk: minimum});
  const needed = neededRepositories(data, selection, 'ios');
  return [
    '    <iosPods>',
    pod('appodeal', ios.core, releases.ios.version),
    ...selectedAdapters(data, selection).flatMap(({id, packages: {ios: adapter}}) =>
      adapter === undefined
        ? []
        : pod(id, adapter.artifact, adapter.version ?? releases.ios.artifact, adapter.minimum),
    ),
    ...listLines(
      'sources',
      'source',
      ios.repositories
        .filter(
          ({id, optional, podfileOnly}) => podfileOnly !== true && (optional !== true || needed.has(id)),
        )
        .map(({url}) => url),
    ),
    '    </iosPods>',
  ];
}

function packageLines(data: PlatformMediation, selection: Selection, releases: UnityReleases): string[] {
  const {android} = data;
  if (!android) return [];
  const needed = neededRepositories(data, selection, 'android');
  return [
    '    <androidPackages>',
    element('androidPackage', {id: 'appodeal', spec: `${android.core}:${releases.android.version}`}),
    ...selectedAdapters(data, selection).flatMap(({id, packages: {android: adapter}}) =>
      adapter === undefined
        ? []
        : element('androidPackage', {
            id,
            spec: `${adapter.artifact}:${adapter.version ?? releases.android.artifact}`,
          }),
    ),
    ...listLines(
      'repositories',
      'repository',
      android.repositories
        .filter(({id, mirror}) => mirror === undefined || needed.has(id))
        .flatMap(({url}) => url ?? []),
    ),
    '    </androidPackages>',
  ];
}

/**
 * Returns the dependency list for External Dependency Manager and the packages of a Unity project.
 * @param data data for the `unity` platform.
 */
export function unityFiles(
  data: PlatformMediation,
  {selection}: Choice,
  releases: UnityReleases,
): GeneratedFile[] {
  const {unity} = data;
  if (!unity) return [];
  const archive = `file:${unity.dependencyManager}-${unity.dependencyManagerVersion}.tgz`;
  return [
    {
      name: 'Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml',
      language: 'xml',
      code: joinLines([
        '<?xml version="1.0" encoding="utf-8"?>',
        '<dependencies>',
        ...podLines(data, selection, releases),
        ...packageLines(data, selection, releases),
        '</dependencies>',
      ]),
    },
    {
      name: 'Packages/manifest.json',
      language: 'json',
      code: JSON.stringify(
        {
          dependencies: {
            [unity.package]: `${unity.source}#v${releases.unity.version}`,
            [unity.dependencyManager]: archive,
          },
        },
        null,
        2,
      ),
    },
  ];
}
