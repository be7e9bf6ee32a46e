import {describe, expect, it} from 'vitest';

import {entry} from '../releases/testData.ts';

import {pagesToVerify, type VerifiablePage} from './pagesToVerify.ts';

const NOTHING = {releases: [], symbols: new Set<string>()};

const PLATFORMS = {
  android: {
    releases: [
      entry('3.0.0-beta.1'),
      entry('2.1.0', {adapters: ['AdMob 3.0', 'Pangle 2.0']}),
      entry('2.0.0', {adapters: ['AdMob 2.0', 'Pangle 2.0'], deprecations: ['`setTesting` is deprecated']}),
      entry('1.0.0', {adapters: ['AdMob 1.0', 'Pangle 1.0']}),
    ],
    symbols: new Set(['setTesting']),
  },
  ios: NOTHING,
  unity: NOTHING,
};

const page = (file: string, fields: Partial<VerifiablePage> = {}): VerifiablePage => ({
  file,
  pageType: 'how-to',
  platform: 'android',
  verified: {sdk: '2.1.0', date: '2031-02-03'},
  text: 'AdMob and Pangle, with setTesting',
  code: 'setTesting(true)',
  ...fields,
});

const verifiedWith = (sdk: string) => ({verified: {sdk, date: '2030-01-02'}});

const found = (...pages: VerifiablePage[]): [string, string[]][] =>
  pagesToVerify(pages, PLATFORMS).map(({file, changes}) => [file, changes]);

describe('pages to verify', () => {
  it('are those that were verified with an older release than the newest stable one', () => {
    expect(
      found(page('old', verifiedWith('1.0.0')), page('current'), page('ahead', verifiedWith('3.0.0-beta.1'))),
    ).toEqual([['old', ['AdMob', 'Pangle', 'setTesting']]]);
  });

  it('are compared with all releases since their own', () => {
    expect(found(page('a', verifiedWith('2.0.0')))).toEqual([['a', ['AdMob']]]);
    expect(found(page('a', verifiedWith('1.0.0')))).toEqual([['a', ['AdMob', 'Pangle', 'setTesting']]]);
  });

  it('are also task and reference pages without a stamp, compared with the newest release', () => {
    const none = {verified: undefined};
    expect(
      found(
        page('task', none),
        page('start', {...none, pageType: 'get-started'}),
        page('reference', {...none, pageType: 'reference', platform: undefined}),
        page('concept', {...none, pageType: 'concept'}),
      ),
    ).toEqual([
      ['start', ['AdMob']],
      ['task', ['AdMob']],
      ['reference', []],
    ]);
  });

  it('are not those that depend on no SDK, once they have a stamp', () => {
    expect(found(page('a', {platform: undefined, verified: {date: '2030-01-02'}}))).toEqual([]);
    expect(found(page('a', {verified: {date: '2030-01-02'}}))).toEqual([]);
  });

  it('come in the order of how much changed on them, and otherwise of their paths', () => {
    const old = verifiedWith('1.0.0');
    expect(
      found(
        page('b', {...old, text: '', code: ''}),
        page('a', {...old, text: '', code: ''}),
        page('d', {...old, text: 'AdMob', code: ''}),
        page('c', old),
      ).map(([file]) => file),
    ).toEqual(['c', 'd', 'a', 'b']);
  });

  it('treat an unknown release like no stamp, and a first release like nothing to compare', () => {
    expect(found(page('a', verifiedWith('9.9.9')))).toEqual([['a', ['AdMob']]]);
    expect(found(page('a', {...verifiedWith('1.0.0'), platform: 'ios'}))).toEqual([]);
  });
});
