import type {Platform} from '../../site/sections.ts';

import {stem, words} from './words.ts';

/**
 * Names of platforms in a query, stemmed. They select among pages with the same name and aren't looked up themselves.
 */
export const PLATFORM_OF_NAME: ReadonlyMap<string, Platform> = new Map(
  Object.entries({
    android: 'android',
    андроид: 'android',
    ios: 'ios',
    айос: 'ios',
    iphon: 'ios',
    айфон: 'ios',
    uniti: 'unity',
    unity: 'unity',
    юнит: 'unity',
    юнити: 'unity',
  } as const),
);

/** Returns the platforms that a query names as a word. */
export const namedPlatforms = (query: string): Set<Platform> =>
  new Set(words(query).flatMap(({text}) => PLATFORM_OF_NAME.get(stem(text)) ?? []));
