import {adaptersByEngine} from './adaptersByEngine.ts';
import {joinLines, type FileWords, type GeneratedFile, type ReleaseNumbers} from './generatedFile.ts';
import {neededRepositories} from './neededRepositories.ts';
import type {PlatformMediation} from './platformMediation.ts';
import type {Choice} from './selectionAddress.ts';

/**
 * Returns the Podfile of an iOS app. The reader replaces `YOUR_TARGET`.
 * @param data data for the `ios` platform.
 */
export function podfile(
  data: PlatformMediation,
  {selection}: Choice,
  release: ReleaseNumbers,
  words: FileWords,
): GeneratedFile[] {
  const {ios} = data;
  if (!ios) return [];
  const needed = neededRepositories(data, selection, 'ios');
  const groups = adaptersByEngine(data, selection, words).flatMap(({name, adapters}) => [
    '',
    `  # ${name}`,
    ...adapters.flatMap(({packages: {ios: pod}}) =>
      pod === undefined ? [] : `  pod '${pod.artifact}', '${pod.version ?? release.artifact}'`,
    ),
  ]);
  const code = joinLines([
    ...ios.repositories
      .filter(({id, optional}) => optional !== true || needed.has(id))
      .map(({url}) => `source '${url}'`),
    '',
    `platform :ios, '${ios.minimum}'`,
    'use_frameworks!',
    '',
    "target 'YOUR_TARGET' do",
    `  pod '${ios.core}', '${release.version}'`,
    ...groups,
    'end',
  ]);
  return [{name: 'Podfile', language: 'ruby', code}];
}
