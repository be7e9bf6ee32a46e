import fc from 'fast-check';
import semver from 'semver';
import {describe, expect, it} from 'vitest';
import {compareVersions, isStable, parseVersion} from './version.ts';

describe('versions', () => {
  it('are ordered as in SemVer if they are valid SemVer versions', () => {
    const version = fc
      .tuple(
        fc.nat(20),
        fc.nat(20),
        fc.nat(20),
        fc.constantFrom('', '-alpha', '-alpha.1', '-beta.2', '-beta.10', '-rc.1'),
      )
      .map(([major, minor, patch, suffix]) => `${major}.${minor}.${patch}${suffix}`);
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(Math.sign(compareVersions(a, b))).toBe(semver.compare(a, b));
      }),
    );
  });

  it('with numbers attached to a word are ordered by number', () => {
    expect(compareVersions('2.4.3-Beta10', '2.4.3-Beta9')).toBeGreaterThan(0);
  });
});

const version = fc
  .tuple(
    fc.array(fc.nat(40), {minLength: 2, maxLength: 4}),
    fc.constantFrom('', '-alpha.1', '-beta.2', '-beta.10', '-rc.1'),
  )
  .map(([numbers, suffix]) => numbers.join('.') + suffix);

describe('versions', () => {
  it('are ordered by number, with suffixed versions before unsuffixed ones, and suffixes by their parts', () => {
    const ordered = [
      '1.14.2',
      '1.14.14',
      '3.2.0-alpha.1',
      '3.2.0-beta.2',
      '3.2.0-beta.10',
      '3.2.0',
      '3.2.0.1',
      '3.10.0',
    ];
    expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
    expect(compareVersions('3.2', '3.2.0.0')).toBe(0);
  });

  it('have a total order', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) || 0);
        const [x = a, y = b, z = c] = [a, b, c].sort(compareVersions);
        expect(compareVersions(x, y)).toBeLessThanOrEqual(0);
        expect(compareVersions(y, z)).toBeLessThanOrEqual(0);
        expect(compareVersions(x, z)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('reject strings that are not versions', () => {
    for (const text of ['', '3', '3.x', 'v3.1.0', '3.1.0-', '1.2.3.4.5']) {
      expect(parseVersion(text), text).toBeNull();
      expect(isStable(text), text).toBe(false);
    }
    expect(() => compareVersions('3.1.0', 'three')).toThrow('Not a version: "three"');
  });
});
