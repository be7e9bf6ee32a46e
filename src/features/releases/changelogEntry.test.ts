import {describe, expect, it} from 'vitest';
import {changelogEntry} from './changelogEntry.ts';

describe('build date', () => {
  it('falls back to the release date, and is absent if the list has no build dates', () => {
    expect(changelogEntry({name: '1.0.0', date: '2020-01-01', build_date: null}, null).buildDate).toBe(
      '2020-01-01',
    );
    expect(changelogEntry({name: '1.0.0', build_date: null}, null).buildDate).toBeNull();
    expect(changelogEntry({name: '1.0.0', date: '2020-01-01'}, null)).not.toHaveProperty('buildDate');
  });
});
