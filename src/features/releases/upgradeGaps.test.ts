import {expect, it} from 'vitest';

import {upgradeGaps} from './upgradeGaps.ts';
import {parseUpgradeGuide} from './upgradeGuide.ts';

const guide = (...ids: string[]) =>
  parseUpgradeGuide(ids.map((id) => `## Title {#from-${id}}`).join('\n')).sections;
const NAMES = ['3.2.0-beta.1', '3.1.1', '3.0.0', '3.1.0', '2.9.0', '2.8.0'];

it('are steps between neighboring lines without a section', () => {
  expect(upgradeGaps(NAMES, guide('3-0-to-3-1', '2-to-3'))).toEqual([]);
  expect(upgradeGaps(NAMES, guide('2-to-3'))).toEqual([
    {from: '3.0', to: '3.1', releases: ['3.0.0', '3.1.1']},
  ]);
  expect(upgradeGaps(NAMES, guide('3-0-0-to-3-1'))).toHaveLength(1);
});

it('are also reported between major versions, where one section covers all lines', () => {
  const names = ['4.1.0', ...NAMES];
  expect(upgradeGaps(names, guide('3-0-to-3-1', '2-to-3'))).toEqual([
    {from: '3.1', to: '4.1', releases: ['3.1.1', '4.1.0']},
  ]);
  expect(upgradeGaps(names, guide('3-to-4', '3-0-to-3-1', '2-to-3'))).toEqual([]);
  expect(upgradeGaps(names, guide('3-1-to-4-1', '3-0-to-3-1', '2-to-3'))).toEqual([]);
});

it('are sorted newest first, without pre-releases and older major versions', () => {
  expect(upgradeGaps(['3.2.0', ...NAMES], []).map(({to}) => to)).toEqual(['3.2', '3.1', '3.0']);
  expect(upgradeGaps(['2.1.0', '2.0.0', '1.9.0'], [])).toEqual([]);
});
