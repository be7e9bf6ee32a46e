import {describe, expect, it} from 'vitest';
import {defaultSelection, selectedAdapters, selectionOf, withParts} from './selection.ts';
import {android, ios} from './testData.ts';

describe('selection', () => {
  it('includes an adapter if its engine and its part are both selected', () => {
    const both = selectedAdapters(android, selectionOf(android, ['max', 'admob'])).map(({id}) => id);
    expect(both).toEqual(['appodeal_admob', 'appodeal_max', 'max_admob']);
    const withoutEngine = selectedAdapters(android, selectionOf(android, ['gam'])).map(({id}) => id);
    expect(withoutEngine).toEqual([]);
  });

  it('always includes what every build needs', () => {
    expect([...selectionOf(ios, [])]).toEqual(['appodeal']);
    const all = defaultSelection(ios);
    expect(withParts(ios, all, ios.parts, false)).toEqual(new Set(['appodeal']));
  });
});
