import {describe, expect, it} from 'vitest';
import {formatComparison, parseComparison} from './comparisonAddress.ts';
import {testRoundTrip} from '../navigation/testData.ts';

describe('comparison', () => {
  it('stores its pair in the URL', () => {
    expect(parseComparison(formatComparison({from: '3.2.0', to: '3.10.0'}, '?kind=fixes'))).toEqual({
      from: '3.2.0',
      to: '3.10.0',
    });
    expect(formatComparison({from: null, to: null}, '?from=1.0.0&kind=fixes,features')).toBe(
      '?kind=fixes,features',
    );
    expect(parseComparison('?from=<script>&to=')).toEqual({from: null, to: null});
  });
});

describe('any URL of a comparison', () => {
  testRoundTrip((query, others = '') => formatComparison(parseComparison(query), others));
});
