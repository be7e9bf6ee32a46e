import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {adaptersByEngine} from './adaptersByEngine.ts';
import {selectedAdapters} from './selection.ts';
import {selectionIn, unity, WORDS, sorted, RUNS} from './testData.ts';

// Uses the same selections in every run so that failures are reproducible.
fc.configureGlobal({seed: 310});

describe('selection', () => {
  it('groups every adapter of a build exactly once', () => {
    fc.assert(
      fc.property(selectionIn(unity), (selection) => {
        const grouped = adaptersByEngine(unity, selection, WORDS).flatMap(({adapters}) =>
          adapters.map(({id}) => id),
        );
        expect(sorted(grouped)).toEqual(sorted(selectedAdapters(unity, selection).map(({id}) => id)));
      }),
      RUNS,
    );
  });
});
