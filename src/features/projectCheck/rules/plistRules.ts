import {isBeyond} from '../project.ts';
import type {PlistDictionary, PlistValue} from '../projectFile.ts';
import type {Found, Rule} from '../rule.ts';

import {describedPlists, isPartial} from './appFiles.ts';

const isDictionary = (value: PlistValue | undefined): value is PlistDictionary =>
  typeof value === 'object' && !Array.isArray(value);

const attText: Rule = {
  id: 'att-text',
  sources: {
    ios: '/ios/data-protection/app-tracking-transparency#usage-description',
    unity: '/unity/get-started#other-feature-usage-descriptions',
  },
  check: (project) =>
    describedPlists(project).flatMap((file): Found[] => {
      const {name, line, root} = file;
      const key = root.keys.NSUserTrackingUsageDescription;
      if (key !== undefined && key.value !== '') return [];
      return [
        {
          severity: isPartial(file) ? 'warning' : 'error',
          place: {file: name, line: key?.line ?? line},
          platform: 'ios',
          fix: {
            language: 'xml',
            file: name,
            code: '<key>NSUserTrackingUsageDescription</key>\n<string>Your advertising identifier is used to show ads that fit your interests.</string>',
          },
        },
      ];
    }),
};

/** Keys that let ads load over plain HTTP. */
const ALLOWING = [
  'NSAllowsArbitraryLoads',
  'NSAllowsArbitraryLoadsForMedia',
  'NSAllowsArbitraryLoadsInWebContent',
];

const transportSecurity: Rule = {
  id: 'transport-security',
  sources: {
    ios: '/ios/get-started#step-2-prepare-your-application',
    unity: '/unity/get-started#other-feature-usage-descriptions',
  },
  check: (project, data) =>
    (isBeyond(project.release.ios, 'ios', data) ? [] : describedPlists(project)).flatMap(
      ({name, line, root}): Found[] => {
        const security = root.keys.NSAppTransportSecurity;
        const keys = isDictionary(security?.value) ? security.value.keys : {};
        if (ALLOWING.some((key) => keys[key]?.value === true)) return [];
        return [
          {
            severity: 'warning',
            place: {file: name, line: security?.line ?? line},
            platform: 'ios',
            fix: {
              language: 'xml',
              file: name,
              code: '<key>NSAppTransportSecurity</key>\n<dict>\n    <key>NSAllowsArbitraryLoads</key>\n    <true/>\n</dict>',
            },
          },
        ];
      },
    ),
};

const SKADNETWORK = {
  ios: '/ios/get-started#add-skadnetworkids',
  unity: '/unity/get-started#other-feature-usage-descriptions',
};

const skadnetworkMissing: Rule = {
  id: 'skadnetwork-missing',
  sources: SKADNETWORK,
  check: (project) =>
    describedPlists(project).flatMap(({name, line, root}): Found[] => {
      const items = root.keys.SKAdNetworkItems;
      if (Array.isArray(items?.value) && items.value.length > 0) return [];
      return [{severity: 'warning', place: {file: name, line: items?.line ?? line}, platform: 'ios'}];
    }),
};

/** The guide's sample has this many identifiers, which only show the format. */
const SAMPLE_LENGTH = 2;

const skadnetworkSample: Rule = {
  id: 'skadnetwork-sample',
  sources: SKADNETWORK,
  check: (project) =>
    describedPlists(project).flatMap(({name, root}): Found[] => {
      const items = root.keys.SKAdNetworkItems;
      if (!Array.isArray(items?.value) || items.value.length === 0 || items.value.length > SAMPLE_LENGTH)
        return [];
      return [
        {
          severity: 'warning',
          place: {file: name, line: items.line},
          platform: 'ios',
          values: {count: String(items.value.length)},
        },
      ];
    }),
};

const privacyTracking: Rule = {
  id: 'privacy-tracking',
  sources: {
    ios: '/ios/data-protection/privacy-manifest#tracking-information',
    unity: '/unity/data-protection/privacy-manifest',
  },
  check: ({of}) =>
    of('privacyManifest').flatMap(({name, root}): Found[] => {
      const tracking = root.keys.NSPrivacyTracking;
      const domains = root.keys.NSPrivacyTrackingDomains;
      const hasDomains = Array.isArray(domains?.value) && domains.value.length > 0;
      const tracks = tracking?.value === true;
      const line = (tracks ? tracking : domains)?.line;
      return tracks === hasDomains
        ? []
        : [{severity: 'error', place: {file: name, line: line ?? 1}, platform: 'ios'}];
    }),
};

export const PLIST_RULES: readonly Rule[] = [
  attText,
  transportSecurity,
  skadnetworkMissing,
  skadnetworkSample,
  privacyTracking,
];
