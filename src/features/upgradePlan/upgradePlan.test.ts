import {describe, expect, it} from 'vitest';

import {DATA, ENTRIES, TODAY} from './testData.ts';
import {isBlockBetween, taskIds, upgradePlan} from './upgradePlan.ts';

const plan = (from: string, to: string, today = TODAY) => upgradePlan(DATA, ENTRIES, {from, to}, today);

describe('upgradePlan', () => {
  it('lists the steps in the order in which the reader does them', () => {
    expect(
      plan('9.0.0', '9.2.1').steps.map(({title, blocks}) => [title, blocks.map(({text}) => text)]),
    ).toEqual([
      [{every: 'first'}, ['Commit.', 'Paste this URL:', 'Unpack.', 'Compile the app.']],
      ['From 9.0 to 9.1', ['Replace the removed methods.']],
      [
        'From 9.1 to 9.2',
        [
          'No code changes:',
          'Update the pods:',
          'Starting with 9.2.1, rename `a`.',
          'New: `b`, see [page](/ios/a).',
        ],
      ],
      [{every: 'last'}, ['Test it.']],
    ]);
  });

  it('has only what applies between two releases of a version line', () => {
    expect(taskIds(plan('9.2.0', '9.2.1'))).toContain('from-9-1-to-9-2.2');
    expect(taskIds(plan('9.2.0', '9.2.1'))).not.toContain('from-9-1-to-9-2.1');
    expect(taskIds(plan('9.1.0', '9.2.0'))).not.toContain('from-9-1-to-9-2.2');
  });

  it('gives each task an ID, which contains the version for the steps of every upgrade', () => {
    expect(taskIds(plan('9.1.0', '9.2.1'))).toEqual([
      'every-upgrade.1@9.2.1',
      'every-upgrade.2@9.2.1',
      'every-upgrade.3@9.2.1',
      'every-upgrade.4@9.2.1',
      'from-9-1-to-9-2.1',
      'from-9-1-to-9-2.2',
      'every-upgrade.5@9.2.1',
    ]);
  });

  it('writes the version of the upgrade into code', () => {
    expect(plan('9.1.0', '9.2.0').steps[0]?.blocks[1]?.snippets[0]?.code).toBe('https://example.com#v9.2.0');
  });

  it('lists raised minimums, without an old value that is unknown', () => {
    expect(plan('9.1.0', '9.2.1').minimums).toEqual([{key: 'xcode', from: '29.0', to: '30.0'}]);
    expect(plan('9.0.0', '9.2.1').minimums).toEqual([
      {key: 'deploymentTarget', from: null, to: '20.0'},
      {key: 'xcode', from: null, to: '30.0'},
    ]);
    expect(plan('9.2.0', '9.2.1').minimums).toEqual([]);
  });

  it('adds adapters, deprecations, API changes with declarations, and support', () => {
    const {changed, added, deprecations, api, support} = plan('9.0.0', '9.2.1');
    expect([...added, ...changed].map(({name, to}) => [name, to])).toEqual([['AdMob', '3.0']]);
    expect(deprecations.map(({en}) => en)).toEqual(['`gone` removed']);
    expect(api.map(({id, tables}) => [id, tables[0]?.rows[0]?.signatures])).toEqual([
      ['from-9-0-to-9-1', ['func new()']],
    ]);
    expect(support).toMatchObject({kind: 'known', version: '9.0.0', state: 'ended'});
    expect(plan('9.1.0', '9.2.1').api).toEqual([]);
  });

  it('has only rules that took effect since the older release, by today', () => {
    expect(plan('9.1.0', '9.2.1').rules.map(({id}) => id)).toEqual(['between']);
    expect(plan('9.1.0', '9.2.1', '2031-01-01').rules.map(({id}) => id)).toEqual(['between', 'late']);
    expect(plan('9.2.0', '9.2.1').rules).toEqual([]);
  });

  it('says which parts of the upgrade the guide lacks', () => {
    const entries = [...ENTRIES, {name: '9.3.0', date: null, notes: {}}];
    expect(upgradePlan(DATA, entries, {from: '9.1.0', to: '9.3.0'}, TODAY).gaps.map(({to}) => to)).toEqual([
      '9.3',
    ]);
    expect(plan('9.1.0', '9.2.1').gaps).toEqual([]);
  });
});

describe('isBlockBetween', () => {
  const section = {to: '9.2'};
  it.each([
    ['Plain', '9.1.0', '9.2.0', true],
    ['Plain', '9.2.0', '9.2.1', false],
    ['Since 9.2.1', '9.2.0', '9.2.1', true],
    ['Since 9.2.1', '9.1.0', '9.2.0', false],
    ['Since 9.2.1', '9.2.1', '9.3.0', false],
    ['In 9.2.0, and again in 9.2.1', '9.2.0', '9.3.0', true],
    // Versions of something else.
    ['Needs 9.9.9 and 9.2.1.0', '9.1.0', '9.2.0', true],
  ])('%s: from %s to %s: %s', (text, from, to, expected) => {
    expect(isBlockBetween({text}, section, from, to)).toBe(expected);
  });
});
