import {compareVersions} from '../../releases/version.ts';
import type {Platform} from '../../../site/sections.ts';

import type {CodeLanguage} from '../projectFile.ts';
import {REMOVED_NAMES, REMOVED_PACKAGES} from '../removedNames.ts';
import {severityFor, type Context, type Found, type Rule} from '../rule.ts';

const removedClass: Rule = {
  id: 'removed-class',
  sources: {android: '/android/upgrade-guide', unity: '/android/upgrade-guide'},
  check: ({of, release: {android}}) =>
    of('proguard')
      .flatMap(({rules}) => rules)
      .flatMap((rule): Found[] => {
        const removed = REMOVED_PACKAGES.find(({name}) => rule.value.includes(name));
        if (removed === undefined || android === null || compareVersions(android, removed.since) < 0)
          return [];
        return [
          {
            severity: 'note',
            place: rule,
            platform: 'android',
            values: {name: removed.name, now: removed.now},
          },
        ];
      }),
};

const PLATFORM_OF: Readonly<Record<CodeLanguage, Platform>> = {
  jvm: 'android',
  swift: 'ios',
  objectiveC: 'ios',
  csharp: 'unity',
};

/** Returns a pattern for a name. Also matches Objective-C calls such as `[Appodeal setExtras:…]`. */
const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\w.])${name.replace(/^Appodeal\./, 'Appodeal[.\\s]').replaceAll('.', '\\.')}(?!\\w)`);

const PATTERNS = Object.fromEntries(
  Object.entries(REMOVED_NAMES).map(([language, names]) => [
    language,
    names.map((removed) => ({...removed, pattern: patternOf(removed.name)})),
  ]),
) as Record<CodeLanguage, {name: string; since: string; now: string | null; pattern: RegExp}[]>;

/** Returns the removed names that the code uses, each at its first line in a file. */
function removedIn({of, release, unityRelease}: Context): (Found & {values: {name: string; now?: string}})[] {
  return of('code').flatMap(({language, lines}) => {
    const platform = PLATFORM_OF[language];
    const own = platform === 'unity' ? unityRelease : release[platform];
    const names = PATTERNS[language].filter(({since}) => own === null || compareVersions(own, since) >= 0);
    const found = new Map<string, Found & {values: {name: string; now?: string}}>();
    for (const {value, file, line} of lines) {
      for (const {name, since, now, pattern} of names) {
        if (found.has(name) || !pattern.test(value)) continue;
        found.set(name, {
          severity: severityFor(own),
          place: {file, line},
          platform,
          values: {name, since, ...(now !== null && {now})},
        });
      }
    }
    return [...found.values()];
  });
}

const SOURCES = {
  android: '/android/upgrade-guide',
  ios: '/ios/upgrade-guide',
  unity: '/unity/upgrade-guide',
};

const renamedName: Rule = {
  id: 'renamed-name',
  sources: SOURCES,
  check: (context) => removedIn(context).filter(({values}) => values.now !== undefined),
};

const removedName: Rule = {
  id: 'removed-name',
  sources: SOURCES,
  check: (context) => removedIn(context).filter(({values}) => values.now === undefined),
};

export const CODE_RULES: readonly Rule[] = [removedClass, renamedName, removedName];
