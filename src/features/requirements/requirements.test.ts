import {describe, expect, it} from 'vitest';

import type {Minimums} from './minimums.ts';
import {requirementsOf} from './requirements.ts';
import {requirementsJson} from './requirementsJson.ts';

const MINIMUMS: Minimums = {
  android: [
    {since: '9.2.0', minSdk: 30, kotlin: '3.0.0', jdk: 17},
    {since: '9.0.0', minSdk: 29, jdk: 17},
  ],
  ios: [{since: '9.1.0', xcode: '20.1'}],
  unity: [{since: '9.0.0', editor: '2030.1'}],
};
const COMPONENTS = {android: {'9.1.0': {bidon: '1.2.0'}}, ios: {'9.1.0': {ump: '5.0.0'}}};
const RELEASES = [
  {name: '9.3.0-beta.1', date: '2030-03-01'},
  {name: '9.2.1', date: '2030-02-02'},
  {name: '9.2.0', date: null},
  {name: '9.1.0', date: '2030-01-01'},
  {name: '9.0.0'},
  {name: '8.9.0'},
];

describe('requirementsOf', () => {
  const table = requirementsOf('android', RELEASES, MINIMUMS, COMPONENTS);

  it('has a row for each stable release with known minimums, newest first', () => {
    expect(table.rows.map(({version}) => version)).toEqual(['9.2.1', '9.2.0', '9.1.0', '9.0.0']);
  });

  it('keeps a minimum until a release raises it, and leaves out what is unknown', () => {
    expect(table.rows.map(({values}) => values)).toEqual([
      {minSdk: '30', kotlin: '3.0.0', jdk: '17'},
      {minSdk: '30', kotlin: '3.0.0', jdk: '17'},
      {minSdk: '29', jdk: '17', bidon: '1.2.0'},
      {minSdk: '29', jdk: '17'},
    ]);
    expect(table.rows.map(({raised}) => raised)).toEqual([[], ['minSdk', 'kotlin'], [], ['minSdk', 'jdk']]);
  });

  it('has only columns with a known value', () => {
    expect(table.columns).toEqual(['minSdk', 'kotlin', 'jdk', 'bidon']);
  });

  it('takes the native SDKs of Unity from its changelog', () => {
    const {columns, rows} = requirementsOf(
      'unity',
      [{name: '9.0.0', sdks: {android: '9.0.0', ios: null}}],
      MINIMUMS,
      COMPONENTS,
    );
    expect(columns).toEqual(['editor', 'androidSdk']);
    expect(rows[0]?.values).toEqual({editor: '2030.1', androidSdk: '9.0.0'});
  });

  it('is empty without minimums', () => {
    expect(requirementsOf('ios', RELEASES, {...MINIMUMS, ios: []}, COMPONENTS)).toEqual({
      platform: 'ios',
      columns: [],
      rows: [],
    });
  });
});

describe('requirementsJson', () => {
  it('has null for unknown values', () => {
    const json = requirementsJson(
      requirementsOf('android', RELEASES, MINIMUMS, COMPONENTS),
      'https://docs.example.com/android/requirements',
    );
    expect(json.releases[0]).toEqual({
      version: '9.2.1',
      date: '2030-02-02',
      values: {minSdk: '30', kotlin: '3.0.0', jdk: '17', bidon: null},
      raised: [],
    });
    expect(json.releases[3]?.date).toBeNull();
  });
});
