import {describe, expect, it} from 'vitest';

import {compareReleases} from '../releases/compareReleases.ts';
import {entry} from '../releases/testData.ts';

import {changesOnPage} from './changesOnPage.ts';

const SYMBOLS = new Set(['Appodeal', 'setTesting', 'show', 'load']);

const changes = (notes: Parameters<typeof entry>[1], before: Parameters<typeof entry>[1] = {}) =>
  compareReleases([entry('2.0.0', notes), entry('1.0.0', before)], [], '1.0.0', '2.0.0');

const onPage = (text: string, code: string, comparison: ReturnType<typeof changes>): string[] =>
  changesOnPage(comparison, {text: `${text}\n${code}`, code}, SYMBOLS);

describe('changes on a page', () => {
  it('are networks that adapter lists and other lines name, under any of their names', () => {
    const found = changes({
      adapters: ['Bigo Ads 5.0.0', 'Criteo 2.0', 'Vungle 3.0.0'],
      fixes: ['Inneractive no longer blocks the main thread'],
    });
    expect(onPage('Add BIGO Ads and DT Exchange, but not Vungler.', '', found)).toEqual([
      'Bigo Ads',
      'DT Exchange',
    ]);
  });

  it('are components that are not networks', () => {
    const found = changes({adapters: ['StackModules 3.3.0']}, {adapters: ['StackModules 3.2.0']});
    expect(onPage('The core requires StackModules.', '', found)).toEqual(['StackModules']);
    expect(onPage('The core requires MyStackModules2.', '', found)).toEqual([]);
  });

  it('are SDK names in the code on the page', () => {
    const found = changes({
      features: ['`Appodeal.show(...)` returns a result', 'setTesting works at any time', 'Ads load faster'],
    });
    expect(onPage('', 'Appodeal.setTesting(true)\nAppodeal.load()', found)).toEqual(['setTesting']);
    expect(onPage('Ads show early. Use setTesting.', '', found)).toEqual([]);
    expect(onPage('', 'Appodeal.show(this)', found)).toEqual(['show']);
  });

  it('are versions of components that the page still writes out', () => {
    const found = changes({adapters: ['AdMob 25.1.0']}, {adapters: ['AdMob 24.3.0']});
    expect(onPage('This needs AdMob 24.3.0.', '', found)).toEqual(['AdMob', 'AdMob 24.3.0 → 25.1.0']);
    expect(onPage('This needs AdMob 24.3.0.1.', '', found)).toEqual(['AdMob']);
    expect(onPage('Something else is 24.3.0.', '', found)).toEqual([]);
  });

  it('are requirements that the page states with an older version', () => {
    const found = changes({
      features: ['Xcode 16.1 or newer required', 'Minimum Unity version raised to 2021.3'],
    });
    expect(onPage('Use Xcode 15.3 or later, and Unity 2020.3.16.', '', found)).toEqual([
      'Xcode 15.3 → 16.1',
      'Unity 2020.3.16 → 2021.3',
    ]);
    expect(onPage('Use Xcode 16.1 or Xcode 26.0.', '', found)).toEqual([]);
  });

  it('are none when the releases changed nothing that the page mentions', () => {
    expect(onPage('Text.', 'Appodeal.load()', changes({}))).toEqual([]);
  });
});
