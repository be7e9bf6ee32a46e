/** What a browser says of its reader's wishes. Neither field is in the types of TypeScript's DOM. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the reader's browser sends Global Privacy Control or Do Not Track. */
export function refusesTracking({globalPrivacyControl, doNotTrack}: PrivacySignals): boolean {
  // Old versions of Firefox say "yes".
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
