/** Word in a commit message that marks a change as not requiring translation. */
export const OPT_OUT = '[en-only]';

/** `--format` of the log that `parseLog` reads: date, whole message, and then the names of the files. */
export const LOG_FORMAT = '%x01%cs%x02%B%x02';

/** Newest change to a file that is relevant to its translation. */
export interface LastChange {
  /** Date of the commit, yyyy-mm-dd. */
  date: string;
  /**
   * Position of the commit in the log, starting with 0 for the newest commit. Dates alone don't determine the order of
   * two commits on the same day.
   */
  order: number;
}

/**
 * Returns the newest relevant change to each file.
 * @param log output of `git log --name-only --format=<LOG_FORMAT>`, newest commit first.
 */
export function parseLog(log: string): Map<string, LastChange> {
  const changes = new Map<string, LastChange>();
  log
    .split('\u0001')
    .slice(1)
    .forEach((entry, order) => {
      const [date = '', message = '', files = ''] = entry.split('\u0002');
      if (message.includes(OPT_OUT)) return;
      for (const file of files.split('\n')) {
        if (file !== '' && !changes.has(file)) changes.set(file, {date, order});
      }
    });
  return changes;
}
