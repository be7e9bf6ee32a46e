import type {Platform} from '../../site/sections.ts';

import type {Build} from './build.ts';
import type {CheckData} from './checkData.ts';
import type {Project} from './project.ts';
import type {Place} from './projectFile.ts';
import type {SdkUse} from './sdks.ts';

/**
 * Severity of a finding. `error`: the build fails, the app crashes, or a store rejects it. `warning`: the app works but
 * loses revenue, a later change breaks it, or the SDK's release is unknown. `note`: good to know.
 */
export const SEVERITIES = ['error', 'warning', 'note'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** IDs of the rules. `findingText.ts` contains their texts. */
export const RULE_IDS = [
  'support-ended',
  'outdated',
  'newer-than-site',
  'unknown-release',
  'mixed-releases',
  'lock-behind',
  'list-behind',
  'version-parts',
  'bundle-and-singles',
  'unknown-part',
  'exclude-without-effect',
  'replaced-library',
  'removed-class',
  'renamed-name',
  'removed-name',
  'min-sdk',
  'compile-sdk',
  'target-sdk',
  'kotlin',
  'agp',
  'androidx',
  'repository-missing',
  'repository-for-plugins',
  'not-downloaded',
  'billing-library',
  'google-left',
  'admob-id-missing',
  'admob-id-format',
  'admob-id-place',
  'admob-id-sample',
  'meta-token',
  'ad-id-removed',
  'cleartext',
  'engine-half',
  'renderer-missing',
  'adapter-versions',
  'loose-version',
  'pods-unused',
  'pod-source',
  'deployment-target',
  'pod-target-lowered',
  'frameworks',
  'att-text',
  'transport-security',
  'skadnetwork-missing',
  'skadnetwork-sample',
  'privacy-tracking',
  'dependency-manager',
  'dependency-manager-old',
  'unity-editor',
  'settings-keys',
  'ads-txt-fields',
  'ads-txt-placeholder',
  'ads-txt-appodeal',
] as const;

export type RuleId = (typeof RULE_IDS)[number];

/** Code to copy. */
export interface Fix {
  language: 'kotlin' | 'groovy' | 'xml' | 'ruby' | 'json' | 'properties' | 'bash' | 'text';
  /** File that it belongs to. */
  file: string;
  code: string;
}

/** Values that the texts of rules contain. */
export type ValueName =
  | 'version'
  | 'newest'
  | 'main'
  | 'others'
  | 'wanted'
  | 'installed'
  | 'plugin'
  | 'expected'
  | 'listed'
  | 'name'
  | 'names'
  | 'parts'
  | 'right'
  | 'bundle'
  | 'since'
  | 'now'
  | 'value'
  | 'minimum'
  | 'url'
  | 'urls'
  | 'parent'
  | 'module'
  | 'release'
  | 'count';

/** Result of a rule. */
export interface Found {
  severity: Severity;
  /** Null: the whole project. */
  place: Place | null;
  /** Values in the texts. */
  values?: Partial<Record<ValueName, string>>;
  fix?: Fix;
  /** Platform of the page that explains it. Default: that of the reader's page. */
  platform?: Platform;
}

/** A project and the data that all rules derive from it. */
export interface Context extends Project {
  builds: readonly Build[];
  sdks: readonly SdkUse[];
}

/** A rule: a pure function and the pages that document it. */
export interface Rule {
  id: RuleId;
  /** Page and heading that document the rule, by platform. */
  sources: Partial<Record<Platform, string>>;
  check: (context: Context, data: CheckData) => Found[];
}

/** A finding as the page shows it. */
export interface Finding extends Omit<Found, 'platform'> {
  rule: RuleId;
  /** Page and heading, from the root. */
  page: string;
}

/** Returns the severity of an unmet requirement of a release: an error, or a warning if the files don't state the release. */
export const severityFor = (release: string | null): Severity => (release === null ? 'warning' : 'error');

/** Maximum number of names in a text. */
const MAX_NAMES = 6;

/** Joins names for a text; the rest becomes `+3`. */
export function namesOf(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const shown = unique.slice(0, MAX_NAMES).join(', ');
  return unique.length > MAX_NAMES ? `${shown}, +${unique.length - MAX_NAMES}` : shown;
}

/** Compares versions of any number of parts, such as those of pods. Other texts count as zeros. */
export function compareNumbers(a: string, b: string): number {
  const parts = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const order = (left[index] ?? 0) - (right[index] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}
