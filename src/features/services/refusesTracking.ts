/** Privacy signals of a browser. TypeScript's DOM types don't include either field. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Returns whether the reader's browser sends Global Privacy Control or Do Not Track. */
export function refusesTracking({globalPrivacyControl, doNotTrack}: PrivacySignals): boolean {
  // Old versions of Firefox report "yes".
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
