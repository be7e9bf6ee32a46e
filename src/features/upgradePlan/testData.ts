import {changelogEntry} from '../releases/changelogEntry.ts';
import {GUIDE} from '../releases/testData.ts';
import {parseUpgradeGuide} from '../releases/upgradeGuide.ts';

import {planSections} from './planSections.ts';
import type {PlanData} from './upgradePlan.ts';

export const ENTRIES = [
  changelogEntry({name: '9.2.1', date: '2030-03-01', adapters: ['AdMob 3.0']}, null),
  changelogEntry({name: '9.2.0', date: '2030-02-01', deprecations: ['`gone` removed']}, null),
  changelogEntry({name: '9.1.0', date: '2030-01-01', adapters: ['AdMob 2.0']}, null),
  changelogEntry({name: '9.0.0', date: '2029-12-01'}, null),
];

const {before, after, sections} = parseUpgradeGuide(GUIDE);

export const DATA: PlanData = {
  platform: 'ios',
  before,
  after,
  sections: planSections(sections, (cell) => (cell.startsWith('`') ? ['func new()'] : [])),
  minimums: [
    {since: '9.2.0', xcode: '30.0'},
    {since: '9.1.0', xcode: '29.0', deploymentTarget: '20.0'},
  ],
  rules: [
    {id: 'early', date: '2029-01-01', page: '/ios/early', text: 'Early.'},
    {id: 'between', date: '2030-01-15', page: '/ios/between#rule', text: 'Between.'},
    {id: 'late', date: '2031-01-01', page: '/ios/late', text: 'Late.'},
  ],
  timetable: {
    lines: [
      {line: '9.2', newest: '9.2.1', last: '2030-03-01', ends: null},
      {line: '9.1', newest: '9.1.0', last: '2030-01-01', ends: '2030-05-31'},
      {line: '9.0', newest: '9.0.0', last: '2029-12-01', ends: '2030-05-31'},
    ],
    versions: ['9.2.1', '9.2.0', '9.1.0', '9.0.0'],
    asOf: '2030-03-01',
  },
};

export const TODAY = '2030-06-01';
