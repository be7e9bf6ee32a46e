import {describe, expect, it} from 'vitest';
import {filterProblems, formatProblemFilter, parseProblemFilter} from './filterProblems.ts';
import type {Problem} from './problem.ts';
import {testRoundTrip, testTextLimit} from '../navigation/testData.ts';

function problem(address: string, errors: string[], rest: Partial<Problem> = {}): Problem {
  return {
    address,
    title: `Page ${address}`,
    description: 'What it says.',
    platforms: ['android'],
    phase: 'run',
    errors,
    ...rest,
  };
}

const PAGES = [
  problem('/duplicate', ['Duplicate class'], {phase: 'build'}),
  problem('/kotlin-duplicate', [
    'Duplicate class kotlin.collections.jdk8.CollectionsJDK8Kt found in modules',
  ]),
  problem('/admob', ['Missing application ID.', 'Unable to get provider com.google.MobileAdsInitProvider']),
  problem('/pods', ['CocoaPods could not find compatible versions for pod "Appodeal"'], {
    title: 'Pods with conflicting versions',
    platforms: ['ios', 'unity'],
    phase: 'build',
  }),
  problem('/itms', ['ITMS-91053: Missing API declaration'], {phase: 'review', platforms: ['ios']}),
];

describe('the filter', () => {
  it('is stored in the URL alongside other parameters', () => {
    const search = formatProblemFilter('?utm=1', {platform: 'ios', phase: 'build', text: ' a&b '});
    expect(search).toBe('?utm=1&platform=ios&phase=build&error=a%26b');
    expect(parseProblemFilter(search)).toEqual({platform: 'ios', phase: 'build', text: 'a&b'});
    expect(formatProblemFilter(search, {platform: null, phase: null, text: ''})).toBe('?utm=1');
    expect(formatProblemFilter('?phase=run', {platform: null, phase: null, text: ''})).toBe('');
  });

  it('does not add logs to the URL and ignores unknown values', () => {
    expect(formatProblemFilter('', {platform: null, phase: null, text: 'x'.repeat(201)})).toBe('');
    expect(parseProblemFilter('?platform=windows&phase=__proto__')).toEqual({
      platform: null,
      phase: null,
      text: '',
    });
  });

  it('keeps guides of the platform in every phase', () => {
    const guide = problem('/start', ['The gear is jammed'], {phase: undefined, section: 'Android SDK'});
    expect(filterProblems([guide], {platform: 'android', phase: 'build'})).toEqual([guide]);
    expect(filterProblems([guide], {platform: 'ios', phase: null})).toEqual([]);
  });

  it('filters by platform and phase', () => {
    const addresses = (filter: Parameters<typeof filterProblems>[1]) =>
      filterProblems(PAGES, filter).map(({address}) => address);
    expect(addresses({platform: 'ios', phase: null})).toEqual(['/pods', '/itms']);
    expect(addresses({platform: null, phase: 'build'})).toEqual(['/duplicate', '/pods']);
    expect(addresses({platform: 'android', phase: 'review'})).toEqual([]);
    expect(addresses({platform: null, phase: null})).toHaveLength(PAGES.length);
  });
});

describe('URL of the filter', () => {
  testRoundTrip((query, others = '') => formatProblemFilter(others, parseProblemFilter(query)));
  testTextLimit((text) => formatProblemFilter('', {platform: null, phase: null, text}));
});
