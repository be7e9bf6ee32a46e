import {expect, test} from 'vitest';
import {planQuery} from './planQuery.ts';
import {rankSubjects} from './rankSubjects.ts';
import {indexOf, PAGES} from './testData.ts';

const index = indexOf(PAGES);

test('the versions of a page are one match, for the platform that is named or the reader’s', () => {
  const first = (query: string, platform?: 'android' | 'ios') => {
    const {matches} = rankSubjects(index, planQuery(index, query), {near: platform, platform});
    const paths = matches.map((match) => index.pages[match.page]?.path);
    expect(paths.filter((path) => path?.endsWith('/ad-types/banner'))).toHaveLength(1);
    return paths[0];
  };
  expect(first('banner', 'ios')).toBe('/ios/ad-types/banner');
  expect(first('banner', 'android')).toBe('/android/ad-types/banner');
  expect(first('banner android', 'ios')).toBe('/android/ad-types/banner');
});
