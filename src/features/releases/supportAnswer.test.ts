import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {supportAnswer, versionIn} from './supportAnswer.ts';
import {RELEASES, POLICY} from './testData.ts';
import {versionLines} from './versionLines.ts';

describe('supportAnswer', () => {
  const timetable = {lines: versionLines(RELEASES, POLICY), versions: RELEASES.map(({name}) => name)};
  const ask = (text: string, today = '2025-09-12') => supportAnswer(text, timetable, today);

  it('extracts a version from what developers paste', () => {
    for (const [text, version] of [
      ['3.2.1', '3.2.1'],
      [' v3.2.1 ', '3.2.1'],
      ['implementation("com.appodeal.ads:sdk:3.2.1.0")', '3.2.1.0'],
      ["pod 'Appodeal', '~> 3.2.1'", '3.2.1'],
      ['"com.appodeal.mediation": "https://example.com/1.2.3/x.git#v3.1.0-beta.1"', '3.1.0-beta.1'],
      ['3.1.1-Beta', '3.1.1-Beta'],
      ['3.2', '3.2'],
      ['3', null],
      ['1.2.3.4.5', null],
      ['SDK', null],
      ['', null],
    ] as const) {
      expect(versionIn(text), text).toBe(version);
    }
  });

  it('recognizes every version in the changelog, in any spelling', () => {
    for (const {name: version} of RELEASES) {
      for (const text of [version, `v${version}`, version.toUpperCase()]) {
        expect(ask(text), text).toMatchObject({kind: 'known', version});
      }
    }
  });

  it('distinguishes supported, ending, and ended versions by day', () => {
    expect(ask('3.2.1')).toMatchObject({
      kind: 'known',
      state: 'supported',
      isOutdated: false,
      isPreRelease: false,
    });
    expect(ask('3.2.0')).toMatchObject({
      kind: 'known',
      state: 'supported',
      isOutdated: true,
      newest: '3.2.1',
    });
    expect(ask('3.0.0', '2024-05-30')).toMatchObject({state: 'ending', line: {ends: '2024-05-31'}});
    expect(ask('3.0.0')).toMatchObject({state: 'ended'});
  });

  it('reads four numbers as a release, as an artifact with a revision, or as a separate version', () => {
    expect(ask('3.2.1.0')).toMatchObject({kind: 'known', version: '3.2.1'});
    expect(ask('3.2.1.4')).toMatchObject({kind: 'known', version: '3.2.1'});
    expect(ask('2.11.0.3')).toMatchObject({kind: 'known', version: '2.11.0.3'});
    expect(ask('3.0.0.2-BETA.1')).toMatchObject({
      kind: 'known',
      version: '3.0.0.2-beta.1',
      isPreRelease: true,
    });
  });

  it('reports unknown versions', () => {
    expect(ask('three')).toEqual({kind: 'none'});
    expect(ask('3.2.7')).toEqual({kind: 'newer', version: '3.2.7', newest: '3.2.1'});
    expect(ask('3.1.9')).toMatchObject({
      kind: 'unknown',
      version: '3.1.9',
      line: {line: '3.1'},
      state: 'supported',
    });
    expect(ask('2.5.0')).toMatchObject({kind: 'unknown', line: null, state: 'ended'});
    expect(ask('0.1')).toMatchObject({kind: 'unknown', line: null, state: 'ended'});
    // A pre-release of a line that has no stable release yet.
    expect(ask('3.3.0-alpha.1')).toMatchObject({
      kind: 'known',
      line: null,
      state: 'supported',
      isPreRelease: true,
    });
  });

  it('accepts any text, including long text', () => {
    const text = fc.oneof(fc.string({unit: 'binary'}), fc.stringMatching(/^[\d.a-z-]{0,40}$/));
    fc.assert(
      fc.property(text, fc.nat(1000), (part, times) => {
        const answer = ask(part.repeat(times));
        expect(['none', 'newer', 'unknown', 'known']).toContain(answer.kind);
      }),
    );
  });
});
