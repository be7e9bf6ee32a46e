import {describe, expect, it} from 'vitest';
import {AD_TYPE_ORDER} from './adTypeOrder.ts';
import {AD_TYPES} from './mediationSchema.ts';
import {sorted} from './testData.ts';

describe('platform data', () => {
  it('orders every ad type', () => {
    expect(sorted(AD_TYPE_ORDER)).toEqual(sorted(AD_TYPES));
  });
});
