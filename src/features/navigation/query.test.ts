import {describe} from 'vitest';
import {queryChoice, queryValue, withQueryValues} from './query.ts';
import {testRoundTrip, testTextLimit} from './testData.ts';

describe('values of a query', () => {
  describe('any text', () => {
    testRoundTrip((query, others = '') => withQueryValues(others, {text: queryValue(query, 'text')}));
    testTextLimit((text) => withQueryValues('', {text}));
  });

  describe('one of a list', () => {
    testRoundTrip((query, others = '') =>
      withQueryValues(others, {theme: queryChoice(query, 'theme', ['light', 'dark'])}),
    );
  });
});
