import {DataError} from '../../../src/site/readData.ts';
import type {Fault} from '../types.ts';

/**
 * Converts data errors into faults of a check.
 * @throws the error itself if it isn't a DataError.
 */
export function dataFaults(check: string, error: unknown): Fault[] {
  if (!(error instanceof DataError)) throw error;
  return error.faults.map(({file, message}) => ({file, check, message, fix: 'Correct the file.'}));
}
