/**
 * Returns a record for keys from the reader's files. It has no inherited names, such as `constructor`, that would be
 * found in every other record.
 */
export const emptyRecord = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
