import {describe, expect, it} from 'vitest';

import {parseMediation, type MediationData, type RawMediationData} from './mediationSchema.ts';
import {DATA} from './testData.ts';

/** Returns a copy of the data with one change. */
function changed(change: (data: MediationData) => void): RawMediationData {
  const copy = structuredClone(DATA);
  change(copy);
  return copy;
}

const find = <T extends {id: string}>(list: T[], id: string): T => {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('mediation data', () => {
  it('is accepted as written', () => {
    expect(parseMediation(structuredClone(DATA) as unknown as RawMediationData)).toEqual(DATA);
    expect(DATA.parts.filter(({kind}) => kind === 'engine')).toHaveLength(5);
  });

  const FAULTS: [what: string, change: (data: MediationData) => void, messages: (string | RegExp)[]][] = [
    [
      'a field that does not exist',
      (data) => Object.assign(find(data.android.adapters, 'max_admob'), {verison: '1.0'}),
      [/mediation\/android\.json: adapters: max_admob.*verison/],
    ],
    [
      'a version that is none',
      (data) => Object.assign(find(data.ios.adapters, 'max_admob'), {version: 'latest'}),
      ['mediation/ios.json: adapters: max_admob: version "latest": must be a version such as 24.5.0.0'],
    ],
    [
      'coordinates with a version',
      (data) => Object.assign(find(data.android.adapters, 'max_admob'), {artifact: 'a:b:1.0'}),
      ['mediation/android.json: adapters: max_admob: artifact "a:b:1.0": must be group:module'],
    ],
    [
      'an ad type that does not exist',
      (data) => Object.assign(find(data.android.adapters, 'max_admob'), {adTypes: ['video']}),
      [/mediation\/android\.json: adapters: max_admob: adTypes: entry 1 "video"/],
    ],
    [
      'a URL without encryption',
      (data) => Object.assign(find(data.ios.repositories, 'bidon'), {url: 'http://example.com/'}),
      ['mediation/ios.json: repositories: bidon: url "http://example.com/": must be a URL'],
    ],
    [
      'a missing file part',
      (data) => Object.assign(data, {unity: {}}),
      [/mediation\/unity\.json: package: /, /mediation\/unity\.json: notBundled: /],
    ],
    [
      'an engine that is none',
      (data) => Object.assign(find(data.android.adapters, 'max_admob'), {engine: 'admob'}),
      [
        'mediation/android.json: adapters: max_admob: engine "admob": is not an engine in mediation/parts.json',
      ],
    ],
    [
      'a part that does not exist',
      (data) => Object.assign(find(data.ios.adapters, 'max_admob'), {part: 'admobb'}),
      ['mediation/ios.json: adapters: max_admob: part "admobb": is not in mediation/parts.json'],
    ],
    [
      'a repository that does not exist',
      (data) => Object.assign(find(data.ios.adapters, 'max_admob'), {repositories: ['google']}),
      [
        'mediation/ios.json: adapters: max_admob: repositories: entry 1 "google": is not in the list of repositories',
      ],
    ],
    [
      'an adapter twice',
      (data) => data.ios.adapters.push({...find(data.ios.adapters, 'max_admob')}),
      [
        'mediation/ios.json: adapters: max_admob: id "max_admob": appears twice',
        'mediation/ios.json: adapters: max_admob: artifact "AppLovinMediationGoogleAdapter": appears twice',
      ],
    ],
    [
      'a part twice',
      (data) => data.parts.push({...find(data.parts, 'admob')}),
      ['mediation/parts.json: admob: id "admob": appears twice'],
    ],
    [
      'a part that nothing connects',
      (data) => data.parts.push({id: 'lonely', kind: 'network', name: 'Lonely'}),
      ['mediation/parts.json: lonely: no adapter has it as its part'],
    ],
    [
      'a missing module of an engine',
      (data) => {
        data.ios.adapters = data.ios.adapters.filter(({id}) => id !== 'appodeal_max');
      },
      ['mediation/ios.json: adapters: no adapter connects the engine "max" with appodeal'],
    ],
    [
      'no core',
      (data) => {
        data.parts = data.parts.map((part) =>
          part.id === 'appodeal' ? {...part, required: undefined} : part,
        );
      },
      ['mediation/parts.json: appodeal: must exist, as an engine with "required": true'],
    ],
    [
      'a mirror that does not exist',
      (data) => Object.assign(find(data.android.repositories, 'bidon'), {mirror: 'nowhere'}),
      ['mediation/android.json: repositories: bidon: mirror "nowhere": is not in the list of repositories'],
    ],
    [
      'a repository without a URL',
      (data) => {
        find(data.android.repositories, 'appodeal').url = undefined;
      },
      ['mediation/android.json: repositories: appodeal: needs a url or a gradle keyword'],
    ],
    [
      'an unbundled adapter that does not exist',
      (data) => data.unity.notBundled.ios.push('appodeal_nothing'),
      [
        /mediation\/unity\.json: notBundled: ios: entry \d+ "appodeal_nothing": is not an adapter on that platform/,
      ],
    ],
    [
      'one ID for two connections',
      (data) => Object.assign(find(data.ios.adapters, 'max_admob'), {part: 'gam'}),
      ['mediation/ios.json: adapters: max_admob: connects different parts than in mediation/android.json'],
    ],
    [
      'an SDK of nothing',
      (data) => Object.assign(data.android.sdks, {nothing: '1.0.0'}),
      ['mediation/android.json: sdks: nothing "1.0.0": the key must be an ID in mediation/parts.json'],
    ],
  ];

  for (const [what, change, messages] of FAULTS) {
    it(`is rejected with ${what}, and the error reports the location`, () => {
      const parse = () => parseMediation(changed(change));
      for (const message of messages) expect(parse).toThrow(message);
    });
  }
});
