import {describe, expect, it} from 'vitest';
import {parseHeaders, parseRedirects, redirectFor} from './hostRules.ts';

describe('rules of the host', () => {
  it('redirect by exact path and by prefix, using the first match', () => {
    const rules = parseRedirects('# comment\n/en /\n/en/* /:splat 302\n');
    expect(redirectFor('/en', rules)).toEqual({target: '/', status: 301});
    expect(redirectFor('/en/android/x', rules)).toEqual({target: '/android/x', status: 302});
    expect(redirectFor('/english', rules)).toBeNull();
    expect(
      redirectFor('/android/next/x', parseRedirects('/android/* /a\n/android/next/x /b\n'))?.target,
    ).toBe('/b');
    const folder = parseRedirects('/android/*/index.html /android/:splat\n');
    expect(redirectFor('/android/services/meta/index.html', folder)?.target).toBe('/android/services/meta');
    expect(redirectFor('/android/index.html', folder)).toBeNull();
    expect(() => parseRedirects('/a\n')).toThrow('_redirects:1');
    expect(() => parseRedirects('/a /b 200\n')).toThrow('_redirects:1');
  });

  it('set headers by pattern', () => {
    const headers = parseHeaders('/*\n  X-One: 1\n\n/assets/*\n  Cache-Control: public, max-age=1\n');
    expect(headers('/a')).toEqual([['X-One', '1']]);
    expect(headers('/assets/b.js')).toEqual([
      ['X-One', '1'],
      ['Cache-Control', 'public, max-age=1'],
    ]);
    expect(() => parseHeaders('  X-One: 1\n')).toThrow('_headers:1');
    const added = parseHeaders('/*\n  X-One: 1\n/a\n  x-one: 2\n/b\n  ! X-One\n  X-One: 3\n/c\n  ! X-One\n');
    expect(added('/a')).toEqual([['x-one', '1, 2']]);
    expect(added('/b')).toEqual([['X-One', '3']]);
    expect(added('/c')).toEqual([]);
  });
});
