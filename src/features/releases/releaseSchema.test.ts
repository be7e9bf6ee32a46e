import {describe, expect, it} from 'vitest';
import {parseReleases} from './releaseSchema.ts';

describe('release data', () => {
  it.each([
    [{name: '3.x'}, 'x.json: 3.x: name "3.x": must be a version'],
    [{name: '3.1.0', date: '2025-13-40'}, 'x.json: 3.1.0: date "2025-13-40"'],
    [{name: '3.1.0', feature: ['typo']}, 'x.json: 3.1.0: feature: unknown key; allowed keys: name, date'],
    [{name: '3.1.0', features: 'text'}, 'x.json: 3.1.0: features "text"'],
    [
      {name: '3.1.0', features: ['[Windows] No such tag']},
      'x.json: 3.1.0: features: entry 1 "[Windows] No such tag": unknown tag [Windows]; allowed tags: [Android], [iOS], [Unity]',
    ],
  ])('names the error in %j', (entry, message) => {
    expect(() => parseReleases('x.json', [entry])).toThrow(message);
  });

  it('rejects a duplicate version', () => {
    expect(() => parseReleases('x.json', [{name: '1.0.0'}, {name: '1.0.0'}])).toThrow(
      '1.0.0: name "1.0.0": appears twice',
    );
  });

  it('accepts Markdown links at the start of a line', () => {
    expect(() =>
      parseReleases('x.json', [{name: '1.0.0', fixes: ['[A link](https://example.com)']}]),
    ).not.toThrow();
  });
});
