import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {releaseYears} from './releaseYears.ts';

describe('years', () => {
  it('contain every release once, newest first', () => {
    const date = fc.option(fc.constantFrom('2019-05-01', '2020-01-01', 'June 1, 2021'), {nil: null});
    fc.assert(
      fc.property(fc.array(fc.record({id: fc.nat(), date})), (list) => {
        const years = releaseYears(list);
        expect(years.flatMap((group) => group.releases)).toHaveLength(list.length);
        const known = years.map(({year}) => year).filter((year) => year !== null);
        expect(known).toEqual([...known].sort().reverse());
      }),
    );
  });

  it('include undated releases only between two releases from the same year', () => {
    const years = releaseYears([
      {date: '2020-03-01'},
      {date: null},
      {date: '2020-01-01'},
      {date: null},
      {date: '2019-01-01'},
    ]);
    expect(years.map(({year, releases: {length}}) => [year, length])).toEqual([
      ['2020', 3],
      ['2019', 1],
      [null, 1],
    ]);
  });
});
