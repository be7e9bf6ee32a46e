import {describe, expect, it} from 'vitest';

import {bytesByOwner, ownerOf} from './bundleReport.ts';
import {clientConfig, clientGlobalData} from './clientTables.ts';

describe('browser configuration', () => {
  it('excludes settings that only the build reads', () => {
    const source = `/* comment */\nexport default ${JSON.stringify(
      {title: 'Help', plugins: [['x', {terms: ['secret']}]], presets: [], themeConfig: {navbar: {}}},
      null,
      2,
    )};\n`;
    expect(clientConfig(source)).toBe('export default {"title":"Help","themeConfig":{"navbar":{}}};\n');
  });

  it('stops the build if the format is unknown', () => {
    expect(() => clientConfig('module.exports = {}')).toThrow(
      'docusaurus.config.mjs does not have the format of Docusaurus',
    );
  });
});

describe('browser global data', () => {
  it('excludes the lists of all docs', () => {
    const data = {
      'docusaurus-plugin-content-docs': {
        android: {path: '/android', versions: [{name: 'current', docs: [{id: 'a'}], draftIds: []}]},
      },
      other: {default: {kept: true}},
    };
    expect(clientGlobalData(data)).toEqual({
      'docusaurus-plugin-content-docs': {
        android: {path: '/android', versions: [{name: 'current', docs: [], draftIds: []}]},
      },
      other: {default: {kept: true}},
    });
    expect(clientGlobalData({other: {default: 1}})).toEqual({other: {default: 1}});
  });
});

describe('bundle report', () => {
  it.each([
    ['./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['./node_modules/a/node_modules/@scope/b/index.js + 3 modules', '@scope/b'],
    ['builtin:swc-loader??ref!./src/theme/Tabs/index.tsx?x', 'src/theme/Tabs'],
  ])('returns the owner of %s', (name, owner) => {
    expect(ownerOf(name)).toBe(owner);
  });

  it('sums up the modules of a chunk, counting concatenated ones individually', () => {
    expect(
      bytesByOwner(
        [
          {name: './node_modules/a/x.js', size: 5, chunks: ['main']},
          {
            name: './node_modules/a/y.js + 2 modules',
            size: 100,
            chunks: ['main'],
            modules: [
              {name: './node_modules/a/y.js', size: 40},
              {name: './node_modules/b/z.js', size: 60},
            ],
          },
          {name: './node_modules/c/x.js', size: 7, chunks: ['other']},
        ],
        'main',
      ),
    ).toEqual({b: 60, a: 45});
  });
});
