interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Returns whether the reader has a slow or metered connection, as far as the browser knows. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
