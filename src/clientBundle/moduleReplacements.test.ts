import {describe, expect, it} from 'vitest';

import {moduleReplacements} from './moduleReplacements.ts';

const PRELOAD = {
  request: './preload',
  context: '/core/client',
  file: '/site/preload.ts',
  original: 'core/client/preload.js',
};

/** Requests a module as the bundler does and returns the file that it would load. */
function load(replacements: ReturnType<typeof moduleReplacements>, request: string, context: string): string {
  const resource = {request, context};
  replacements.apply(resource);
  return resource.request;
}

describe('module replacements', () => {
  it('replace a request only in its folder', () => {
    const replacements = moduleReplacements([
      PRELOAD,
      {request: '@generated/routes', file: '/site/routes.js'},
    ]);
    expect(load(replacements, './preload', '/core/client')).toBe('/site/preload.ts');
    expect(load(replacements, './preload', '/elsewhere')).toBe('./preload');
    expect(load(replacements, '@generated/routes', '/anywhere')).toBe('/site/routes.js');
    expect(load(replacements, '@generated/routesChunkNames', '/anywhere')).toBe(
      '@generated/routesChunkNames',
    );
    expect(() => {
      replacements.check(['./site/preload.ts', './site/routes.js']);
    }).not.toThrow();
  });

  it('fail if one of them never matches', () => {
    const replacements = moduleReplacements([
      PRELOAD,
      {request: '@generated/routes', file: '/site/routes.js'},
    ]);
    // For example, after a Docusaurus upgrade that adds extensions to imports.
    load(replacements, './preload.js', '/core/client');
    load(replacements, '@generated/routes', '/anywhere');
    expect(() => {
      replacements.check([]);
    }).toThrow('nothing in /core/client imports ./preload, which /site/preload.ts should replace.');
  });

  it('fail if another import still leads to the original', () => {
    const replacements = moduleReplacements([PRELOAD]);
    load(replacements, './preload', '/core/client');
    expect(() => {
      replacements.check(['./site/preload.ts', './node_modules/core/client/preload.js']);
    }).toThrow('./node_modules/core/client/preload.js is in the bundle next to /site/preload.ts');
  });
});
