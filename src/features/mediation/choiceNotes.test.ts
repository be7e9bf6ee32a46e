import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isConflict, choiceNotes, type ChoiceNote} from './choiceNotes.ts';
import {selectedAdapters} from './selection.ts';
import {choiceFromSearch} from './selectionAddress.ts';
import {android, ios, unity, selectionIn, RUNS} from './testData.ts';

// Uses the same selections in every run so that failures are reproducible.
fc.configureGlobal({seed: 310});

describe('choiceNotes', () => {
  const of = (data: typeof android, search: string): ChoiceNote[] =>
    choiceNotes(data, choiceFromSearch(data, search));
  const conflicts = (data: typeof android, search: string) => of(data, search).filter(isConflict);

  it('finds no conflict if everything is selected', () => {
    for (const data of [android, ios, unity]) expect(conflicts(data, '')).toEqual([]);
  });

  it('reports a network that needs an engine that is not selected', () => {
    expect(conflicts(android, '?without=max')).toEqual([{kind: 'no-adapter', part: 'gam', engines: ['max']}]);
    expect(conflicts(ios, '?without=max.bidon.gam')).toEqual([
      {kind: 'no-adapter', part: 'chartboost', engines: ['bidon', 'max']},
    ]);
  });

  it('reports an engine without a network', () => {
    expect(conflicts(ios, '?with=appodeal.levelplay.iab')).toEqual([
      {kind: 'engine-alone', part: 'levelplay'},
    ]);
    expect(conflicts(ios, '?with=appodeal.iab')).toEqual([{kind: 'engine-alone', part: 'appodeal'}]);
    // BidMachine is itself an exchange.
    expect(conflicts(ios, '?with=bidmachine.iab')).toEqual([]);
    // Amazon has an adapter for every engine.
    expect(conflicts(ios, '?with=levelplay.max.bidon.bidmachine.amazon.iab')).toEqual([]);
  });

  it('reports that the renderer is omitted', () => {
    expect(conflicts(unity, '?without=iab')).toEqual([{kind: 'no-renderer', part: 'iab'}]);
  });

  it("reports that Google's SDK remains", () => {
    expect(conflicts(android, '?without=admob')).toEqual([{kind: 'google-stays', parts: ['gam']}]);
    expect(conflicts(android, '?without=admob.gam')).toEqual([]);
    expect(conflicts(android, '?without=admob.max.gam')).toEqual([]);
  });

  it('requires the App ID only if a Google adapter is in the build', () => {
    for (const data of [android, ios, unity]) {
      fc.assert(
        fc.property(selectionIn(data), (selection) => {
          const asks = choiceNotes(data, {selection, form: 'bundle'}).some(
            (note) => note.kind === 'asks' && note.demand === 'google-app-id',
          );
          const google = selectedAdapters(data, selection).some(({part}) => ['admob', 'gam'].includes(part));
          expect(asks).toBe(google);
        }),
        RUNS,
      );
    }
  });

  it('reports the old billing library only on Android and Unity', () => {
    const billing = (data: typeof android) =>
      of(data, '?with=mytarget.iab').some(
        (note) => note.kind === 'asks' && note.demand === 'billing-library-7',
      );
    expect([android, ios, unity].map(billing)).toEqual([true, false, true]);
  });

  it('reports which parts declare which iOS version', () => {
    const minimum = (search: string) => of(ios, search).find(({kind}) => kind === 'minimum');
    expect(minimum('?with=firebase.amazon')).toEqual({
      kind: 'minimum',
      version: '13.0',
      target: '13.0',
      parts: ['firebase'],
    });
    expect(minimum('?with=mytarget.amazon')).toEqual({
      kind: 'minimum',
      version: '12.4',
      target: '13.0',
      parts: ['mytarget'],
    });
    expect(minimum('?with=amazon')).toBeUndefined();
    // Moloco's pod for Bidon requires a later version than the one for Appodeal's engine.
    expect(minimum('?with=moloco')).toBeUndefined();
    expect(minimum('?with=moloco.bidon')).toMatchObject({version: '13.0', parts: ['moloco']});
    expect(of(android, '').some(({kind}) => kind === 'minimum')).toBe(false);
  });

  it('offers individual artifacts if they make the file shorter', () => {
    const kinds = (search: string) => of(android, search).map(({kind}) => kind);
    expect(kinds('?with=admob.iab')).toContain('single-is-shorter');
    expect(kinds('?with=admob.iab&build=single')).not.toContain('single-is-shorter');
    expect(kinds('?without=admob')).not.toContain('single-is-shorter');
  });
});
