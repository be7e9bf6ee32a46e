import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {search, MANY} from '../../navigation/testData.ts';
import {timetableAddress} from './timetableAddress.ts';

describe('platform of the timetable', () => {
  it('accepts any query and is added only once', () => {
    fc.assert(
      fc.property(search, (query) => {
        const next = timetableAddress(query, 'ios');
        expect(next === null || timetableAddress(next, 'ios') === null).toBe(true);
      }),
      MANY,
    );
  });
});
