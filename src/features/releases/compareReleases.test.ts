import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {compareReleases, raisesMinimum} from './compareReleases.ts';
import {versionCore} from './releaseState.ts';
import {COMPARED as list, entry, STEPS as steps} from './testData.ts';
import {compareVersions} from './version.ts';

describe('comparison', () => {
  it('collects everything in between, including pre-releases of a stable release', () => {
    const found = compareReleases(list, steps, '3.2.0', '3.3.0');
    expect(found.features.map(({en, release}) => [en, release])).toEqual([
      ['New', '3.3.0'],
      ['From the beta', '3.3.0-beta.1'],
    ]);
    expect(found.minimums.map(({en}) => en)).toEqual(['Xcode 15.3 is the minimum']);
    expect(found.fixes).toEqual([{en: 'Both', release: '3.3.0'}]);
    expect(found.deprecations.map(({en}) => en)).toEqual(['Old call removed']);
    expect(found.changed).toEqual([{tag: null, group: '', name: 'AdMob', from: '2.0', to: '3.0'}]);
    expect(found.added).toEqual([{tag: null, group: '', name: 'Bidon', from: null, to: '1.0'}]);
    // An adapter that isn't listed isn't removed.
    expect(found.removed).toEqual([]);
    expect(found.steps.map(({id}) => id)).toEqual(['from-3-2-to-3-3']);
    expect(found.releases).toEqual(['3.3.0', '3.2.1']);
  });

  it('is the same in either order and empty between a version and itself', () => {
    const names = fc.constantFrom(...list.map(({name}) => name));
    fc.assert(
      fc.property(names, names, (a, b) => {
        const found = compareReleases(list, steps, a, b);
        expect(found).toEqual(compareReleases(list, steps, b, a));
        expect(compareVersions(found.from, found.to)).toBeLessThanOrEqual(0);
        if (a === b)
          expect([...found.features, ...found.changed, ...found.added, ...found.steps]).toEqual([]);
      }),
    );
    expect(() => compareReleases(list, steps, '3.2.0', '9.9.9')).toThrow(
      'The changelog has no release "9.9.9"',
    );
  });

  it('lists changes only if the state differs, regardless of the releases in between', () => {
    const number = fc.integer({min: 1, max: 4});
    const adapters = fc.uniqueArray(
      fc
        .tuple(fc.constantFrom('AdMob', 'Bidon', 'Yandex', 'Vungle'), number)
        .map(([net, n]) => `${net} ${n}.0`),
      {selector: (line) => line.split(' ')[0], maxLength: 4},
    );
    const made = fc
      .uniqueArray(fc.tuple(number, number, fc.constantFrom('', '-beta.1'), adapters), {
        selector: ([major, minor, suffix]) => `${major}.${minor}${suffix}`,
        minLength: 2,
        maxLength: 8,
      })
      .map((rows) =>
        rows.map(([major, minor, suffix, own]) => entry(`${major}.${minor}.0${suffix}`, {adapters: own})),
      );
    fc.assert(
      fc.property(made, fc.nat(), fc.nat(), (entries, a, b) => {
        const nameAt = (index: number) => entries[index % entries.length]?.name ?? '';
        const found = compareReleases(entries, steps, nameAt(a), nameAt(b));
        for (const {from, to} of found.changed) expect(from).not.toBe(to);
        for (const {from} of found.added) expect(from).toBeNull();
        for (const step of [...found.steps, ...found.gaps])
          expect(compareVersions(step.to, versionCore(found.to))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('reports the part of the upgrade that has no known steps', () => {
    const names = (from: string, to: string) =>
      compareReleases([entry('3.4.0'), ...list], steps, from, to).gaps.map(
        (gap) => `${gap.from} → ${gap.to}`,
      );
    expect(names('3.2.1', '3.4.0')).toEqual(['3.3 → 3.4']);
    expect(names('3.3.0', '3.4.0')).toEqual(['3.3 → 3.4']);
    expect(names('3.1.0', '3.3.0')).toEqual([]);
    expect(compareReleases([entry('3.4.0'), ...list], [], '3.1.0', '3.4.0').gaps.map(({to}) => to)).toEqual([
      '3.2',
      '3.3',
      '3.4',
    ]);
  });

  it('updates entire groups of Unity adapters, and reports removals only if a line states them', () => {
    const unity = [
      entry('2.2.0', {
        adapters: ['[iOS] Bidon adapters removed: Pangle', '[iOS] Bidon adapters moved to 0.2.0'],
      }),
      entry('2.1.0', {
        adapters: ['[iOS] Bidon adapters added: AdMob 0.1.0, Pangle 0.1.0', '[iOS] Sentry adapter dropped'],
      }),
      entry('2.0.0', {adapters: ['[iOS] Bidon adapters moved to 0.1.0']}),
    ];
    const found = compareReleases(unity, [], '2.1.0', '2.2.0');
    expect(found.changed).toEqual([
      {tag: 'iOS', group: 'Bidon adapters', name: '', from: '0.1.0', to: '0.2.0'},
    ]);
    expect(found.removed).toEqual([
      {tag: 'iOS', group: 'Bidon adapters', name: 'Pangle', from: '0.1.0', to: null},
    ]);
    expect(compareReleases(unity, [], '2.0.0', '2.1.0').adapterNotes.map(({en}) => en)).toEqual([
      '[iOS] Sentry adapter dropped',
    ]);
  });

  it.each([
    ['Minimum Android API level raised from 21 to 23', true],
    ['[Unity] Minimum Unity version raised to 2020.3.16', true],
    ['Xcode 16.1 or newer required', true],
    ['Built with Kotlin 2.1.0', true],
    ['Minimum Android API level 14 in the demo (was 9)', false],
    ['Demo moved to compile and target SDK 33 with Kotlin 1.8.10', false],
    ['setMinimumFreeMemoryPercentage:forAdType: deprecated', false],
  ])('"%s" raises a minimum: %s', (line, raises) => {
    expect(raisesMinimum(line)).toBe(raises);
  });
});
