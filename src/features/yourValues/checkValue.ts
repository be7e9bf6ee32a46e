import type {ValueKind} from './valueFields.ts';

/** Maximum length of a value, so that snippets stay readable. */
export const MAX_LENGTH = 128;

/** `unitId`: an AdMob ad unit ID instead of an app ID. `placeholder`: the placeholder itself. */
export type ValueFault = 'unitId' | 'placeholder' | 'long' | ValueKind;

// Values appear in string literals, XML, and shell commands of all languages, so no pattern allows a character that has
// a meaning there.
const PATTERNS: Record<ValueKind, RegExp> = {
  appKey: /^[A-Za-z\d_-]+$/,
  adMobAppId: /^ca-app-pub-\d{16}~\d{10}$/,
  packageName: /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/,
  bundleId: /^[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/,
  target: /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}._-])?$/u,
  placement: /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}._-])?$/u,
};

/** Returns what is wrong with a value, or undefined if snippets can contain it. */
export function faultOfValue(kind: ValueKind, value: string): ValueFault | undefined {
  if (value.length > MAX_LENGTH) return 'long';
  if (value.startsWith('YOUR_')) return 'placeholder';
  if (kind === 'adMobAppId' && value.includes('/')) return 'unitId';
  return PATTERNS[kind].test(value) ? undefined : kind;
}
