import {describe, expect, it} from 'vitest';
import {parseEarlierAddresses} from './earlierAddresses.ts';

describe('the list of earlier addresses', () => {
  it.each([
    [{from: 'old', to: '/a'}, /addresses\.0\.from: must be a path from the root/],
    [{from: '/old/', to: '/a'}, /addresses\.0\.from: must be a path/],
    [{from: '/*', to: '/:splat'}, /addresses\.0\.from/],
    [{from: '/old/*', to: '/:splat'}, /addresses\.0\.to: must be a path from the root/],
    [{from: '/old', to: '//example.com'}, /addresses\.0\.to/],
    [{from: '/old', to: '/a/:splat'}, /addresses\.0\.to: :splat needs a \*/],
    [{from: '/old', to: '/a', reason: 'x'}, /earlier-addresses\.json is wrong/],
  ])('rejects %j', (address, message) => {
    expect(() => parseEarlierAddresses({about: '', addresses: [address]})).toThrow(message);
  });

  it('rejects an address that appears twice', () => {
    const address = {from: '/old', to: '/a'};
    expect(() => parseEarlierAddresses({about: '', addresses: [address, address]})).toThrow(
      '/old stands twice',
    );
  });
});
