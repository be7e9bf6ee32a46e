import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {selectedAdapters, selectionOf} from './selection.ts';
import {
  namedSelections,
  ios,
  expectParsed,
  pods,
  selectionIn,
  matches,
  file,
  sorted,
  artifactsIn,
  RUNS,
} from './testData.ts';

// Uses the same selections in every run so that failures are reproducible.
fc.configureGlobal({seed: 310});

describe('Podfile', () => {
  it('parses for each part and for any selection', async () => {
    for (const selection of namedSelections(ios)) await expectParsed(pods(selection));
    await fc.assert(
      fc.asyncProperty(selectionIn(ios), (selection) => expectParsed(pods(selection))),
      {numRuns: 150},
    );
  });

  it('lists only the selected pods, each once with its version', () => {
    const versions = new Map(
      ios.adapters.map(({packages}) => [packages.ios?.artifact, packages.ios?.version ?? '9.8.6.0']),
    );
    fc.assert(
      fc.property(selectionIn(ios), (selection) => {
        const lines = matches(file(pods(selection), 'Podfile'), /^ {2}pod '([^']+)', '([^']+)'$/gm);
        expect(lines[0]).toEqual(['Appodeal', '9.8.6']);
        expect(sorted(lines.slice(1).map(([name]) => name ?? ''))).toEqual(
          sorted(artifactsIn(ios, selection, 'ios')),
        );
        for (const [name, version] of lines.slice(1)) expect(versions.get(name)).toBe(version);
      }),
      RUNS,
    );
  });

  it('includes the Bidon source only if a pod needs it', () => {
    const bidon = "source 'https://github.com/bidon-io/CocoaPods_Specs.git'";
    fc.assert(
      fc.property(selectionIn(ios), (selection) => {
        const needs = selectedAdapters(ios, selection).some(
          ({packages}) => packages.ios?.repositories.includes('bidon') === true,
        );
        expect(file(pods(selection), 'Podfile').includes(bidon)).toBe(needs);
      }),
      RUNS,
    );
    // The AdMob adapter depends on Bidon, even without the engine.
    expect(file(pods(selectionOf(ios, ['admob'])), 'Podfile')).toContain(bidon);
    expect(file(pods(selectionOf(ios, ['amazon'])), 'Podfile')).not.toContain(bidon);
  });

  it('recognizes the pods that depend on Bidon', () => {
    for (const {packages} of ios.adapters) {
      const depends = packages.ios?.dependsOn.some((library) => library.startsWith('Bidon '));
      if (depends === true) expect(packages.ios?.repositories).toContain('bidon');
    }
  });
});
