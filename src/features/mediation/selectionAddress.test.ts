import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {PLATFORMS} from '../../site/sections.ts';
import {defaultSelection, selectionOf, withParts} from './selection.ts';
import {choiceFromSearch, defaultChoice, searchWithChoice, type BuildForm} from './selectionAddress.ts';
import {android, PLATFORM_DATA, selectionIn, RUNS, ids, ios} from './testData.ts';
import {testRoundTrip} from '../navigation/testData.ts';
import type {PlatformMediation} from './platformMediation.ts';

// Uses the same selections in every run so that failures are reproducible.
fc.configureGlobal({seed: 310});

describe('URL', () => {
  const forms = (data: typeof android) =>
    data.platform === 'android'
      ? fc.constantFrom<BuildForm>('bundle', 'single')
      : fc.constant('bundle' as const);

  for (const platform of PLATFORMS) {
    const data = PLATFORM_DATA[platform];

    it(`restores every choice on ${platform}, preserves other parameters, and stays short`, () => {
      const others = fc.constantFrom('', '?gradle=groovy', '?theme=dark&x=%26with%3Dadmob', '?a&b=');
      fc.assert(
        fc.property(selectionIn(data), forms(data), others, (selection, form, search) => {
          const written = searchWithChoice(data, search, {selection, form});
          expect(choiceFromSearch(data, written)).toEqual({selection, form});
          expect(searchWithChoice(data, written, {selection, form})).toBe(written);
          expect(written.startsWith(search === '' ? '' : search)).toBe(true);
          expect(written.length - search.length).toBeLessThan(180);
          // None of the characters need escaping.
          expect(written.slice(search.length)).toMatch(/^[?&]?[\w.=&-]*$/);
        }),
        RUNS,
      );
    });

    it(`accepts any URL on ${platform}`, () => {
      const piece = fc.oneof(
        fc.string(),
        fc.constantFrom(...ids(data), '', '.', '../..', '__proto__', 'constructor', '<script>', '%', '%ff'),
      );
      const query = fc
        .tuple(fc.constantFrom('with', 'without', 'build', '%77ith', 'x'), fc.array(piece, {maxLength: 8}))
        .map(([key, pieces]) => `${key}=${pieces.join('.')}`);
      fc.assert(
        fc.property(fc.array(query, {maxLength: 4}), (queries) => {
          const choice = choiceFromSearch(data, `?${queries.join('&')}`);
          expect(choice.selection.has('appodeal')).toBe(true);
          for (const id of choice.selection) expect(ids(data)).toContain(id);
          const written = searchWithChoice(data, `?${queries.join('&')}`, choice);
          expect(choiceFromSearch(data, written)).toEqual(choice);
        }),
        RUNS,
      );
    });
  }

  it('is empty for the default choice', () => {
    expect(searchWithChoice(android, '', defaultChoice(android))).toBe('');
    expect(searchWithChoice(android, '?without=admob&theme=dark', defaultChoice(android))).toBe(
      '?theme=dark',
    );
  });

  it('lists the omitted or the included parts, whichever list is shorter', () => {
    const without = withParts(
      ios,
      defaultSelection(ios),
      ios.parts.filter(({id}) => id === 'admob'),
      false,
    );
    expect(searchWithChoice(ios, '', {selection: without, form: 'bundle'})).toBe('?without=admob');
    const few = selectionOf(ios, ['admob', 'iab']);
    expect(searchWithChoice(ios, '', {selection: few, form: 'bundle'})).toBe('?with=appodeal.admob.iab');
  });

  it('skips unknown IDs and shows the default if none is known', () => {
    expect(choiceFromSearch(ios, '?without=admob.shut-down-network').selection.has('admob')).toBe(false);
    expect(choiceFromSearch(ios, '?with=nothing.of.this')).toEqual(defaultChoice(ios));
    expect(choiceFromSearch(ios, '?build=single')).toEqual(defaultChoice(ios));
    expect(choiceFromSearch(android, `?with=${'admob.'.repeat(5000)}`)).toEqual(defaultChoice(android));
  });
});

describe('any URL of a choice', () => {
  const data = {
    platform: 'android',
    parts: [
      {id: 'a', name: 'A', kind: 'engine'},
      {id: 'b', name: 'B', kind: 'network'},
    ],
    adapters: [],
  } as unknown as PlatformMediation;
  testRoundTrip((query, others = '') => searchWithChoice(data, others, choiceFromSearch(data, query)));
});
