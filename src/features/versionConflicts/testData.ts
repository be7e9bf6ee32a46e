import type {Minimums} from '../requirements/minimums.ts';

import type {Conflict} from './conflictsSchema.ts';

export const MINIMUMS: Minimums = {
  android: [
    {since: '9.2.0', agp: '8.1.0'},
    {since: '9.0.0', agp: '7.0.0', minSdk: 30},
  ],
  ios: [],
  unity: [],
};

export const CONFLICTS: Conflict[] = [
  {
    id: 'sdk-agp',
    platform: 'android',
    parts: [{name: 'SDK'}, {name: 'Gradle plugin'}],
    minimum: 'agp',
    error: 'requires a later plugin',
    fix: {en: 'Use {minimum}', ru: 'Возьмите {minimum}'},
    page: '/android/levels#fix',
    sources: ['a01'],
  },
  {
    id: 'two-ranges',
    platform: 'ios',
    parts: [
      {name: {en: 'Editor', ru: 'Редактор'}, versions: [{from: '1.2', to: '1.4'}, {only: '2.0'}]},
      {name: '`level`', versions: [{before: '30'}], level: true},
    ],
    symptom: {en: 'It **fails**', ru: 'Ошибка **сборки**'},
    fix: {en: 'Set `level`', ru: 'Задайте `level`'},
    page: '/ios/start',
    sources: ['a02'],
  },
];
