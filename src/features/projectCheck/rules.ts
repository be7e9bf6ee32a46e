import type {Rule} from './rule.ts';
import {APP_ADS_TXT_RULES} from './rules/appAdsTxtRules.ts';
import {CODE_RULES} from './rules/codeRules.ts';
import {GRADLE_RULES} from './rules/gradleRules.ts';
import {MANIFEST_RULES} from './rules/manifestRules.ts';
import {NETWORK_RULES} from './rules/networkRules.ts';
import {PLIST_RULES} from './rules/plistRules.ts';
import {POD_RULES} from './rules/podRules.ts';
import {RELEASE_RULES} from './rules/releaseRules.ts';
import {UNITY_RULES} from './rules/unityRules.ts';

/** All rules. Findings of equal severity are shown in this order. */
export const RULES: readonly Rule[] = [
  ...RELEASE_RULES,
  ...GRADLE_RULES,
  ...NETWORK_RULES,
  ...MANIFEST_RULES,
  ...PLIST_RULES,
  ...POD_RULES,
  ...UNITY_RULES,
  ...CODE_RULES,
  ...APP_ADS_TXT_RULES,
];
