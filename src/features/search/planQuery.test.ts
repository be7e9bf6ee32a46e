import {expect, test} from 'vitest';
import {namedPlatforms} from './namedPlatforms.ts';
import {planQuery} from './planQuery.ts';
import {indexOf, PAGES, page} from './testData.ts';

test('the words of a Russian name can be in any order, those of an English name can’t', () => {
  const both = indexOf([
    page('/ru', 'Реклама с наградой', ['', '', 'Видео.']),
    page('/en', 'Rewarded video', ['', '', 'How.']),
  ]);
  const has = (query: string, term: string) =>
    planQuery(both, query).slots.some(({names = []}) => names.some((name) => name.join(' ') === term));
  for (const query of ['реклама с наградой', 'с наградой реклама', 'реклама видео с наградой'])
    expect(has(query, 'reward video')).toBe(true);
  expect(has('реклама видео видео видео с наградой', 'reward video')).toBe(false);
  expect(has('rewarded video', 'реклам наград')).toBe(true);
  expect(has('video rewarded', 'реклам наград')).toBe(false);
});

test('"doesn’t" is "not", with and without its apostrophe', () => {
  const index = indexOf(PAGES);
  for (const query of [
    'banner doesn’t crash',
    "banner doesn't crash",
    'banner doesnt crash',
    'banner isnt crash',
  ])
    expect(planQuery(index, query).slots).toEqual(planQuery(index, 'banner not crash').slots);
});

test('a name that every object inherits is a word like any other', () => {
  const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
  const own = indexOf(
    inherited.map((name) => page(`/a/${name}`, name, ['', '', `About ${name.toLowerCase()}.`])),
  );
  for (const name of inherited) {
    const plan = planQuery(own, name);
    expect([[...plan.platforms], [...plan.hints], plan.isPlatform]).toEqual([[], [], false]);
    expect([...namedPlatforms(name)]).toEqual([]);
  }
});
