import {describe, expect, it} from 'vitest';
import {parseEarlierAddresses} from './earlierAddresses.ts';

describe('the list of earlier URLs', () => {
  it.each([
    [{from: 'old', to: '/a'}, /addresses: old: from "old": must be a path from the root/],
    [{from: '/old/', to: '/a'}, /addresses: \/old\/: from "\/old\/": must be a path/],
    [{from: '/*', to: '/:splat'}, /addresses: \/\*: from "\/\*": must/],
    [{from: '/old/*', to: '/:splat'}, /addresses: \/old\/\*: to "\/:splat": must be a path from the root/],
    [{from: '/old', to: '//example.com'}, /addresses: \/old: to "\/\/example\.com": must/],
    [{from: '/old', to: '/a/:splat'}, /addresses: \/old: to "\/a\/:splat": :splat needs a \*/],
    [
      {from: '/old', to: '/a', reason: 'x'},
      /earlier-addresses\.json: addresses: \/old: reason: unknown key; allowed keys: from, to/,
    ],
  ])('rejects %j', (address, message) => {
    expect(() => parseEarlierAddresses({about: '', addresses: [address]})).toThrow(message);
  });

  it('rejects a duplicate URL', () => {
    const address = {from: '/old', to: '/a'};
    expect(() => parseEarlierAddresses({about: '', addresses: [address, address]})).toThrow(
      'addresses: /old: from "/old": appears twice',
    );
  });
});
