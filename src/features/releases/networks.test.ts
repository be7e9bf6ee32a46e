import {describe, expect, it} from 'vitest';
import {networkCalled, NETWORKS, networksIn} from './networks.ts';

describe('networks', () => {
  it('have unique IDs and are found by every name in any case', () => {
    expect(new Set(NETWORKS.map(({id}) => id)).size).toBe(NETWORKS.length);
    for (const {id, names} of NETWORKS) {
      for (const name of names) {
        expect(networkCalled(name.toUpperCase())?.id, name).toBe(id);
        expect([...networksIn(`Updated ${name}, and more`)], name).toEqual([id]);
      }
    }
  });

  it('are distinguished even if one name begins with another', () => {
    expect([...networksIn('AppLovin MAX bundle gains BIGO Ads')]).toEqual(['applovin-max', 'bigo-ads']);
    expect([...networksIn('AppLovin 5.4.3, Amazon Publisher Services 5.3.0')]).toEqual([
      'applovin',
      'amazon',
    ]);
    expect([...networksIn('Revervetion')]).toEqual([]);
  });
});
