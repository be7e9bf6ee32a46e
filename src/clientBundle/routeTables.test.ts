import {describe, expect, it} from 'vitest';

import {leavesOf} from './browser/chunkNames.ts';
import {filesByPage, readScripts, withFindablePanels, withScripts, withStyles} from './pageScripts.ts';
import {compareRoutes} from './compareRoutes.ts';
import {branchModule, docTextOf, entryModule, readTables, splitRoutes} from './routeTables.ts';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/ru/search',
    component: ComponentCreator('/ru/search', 'aaa'),
    exact: true
  },
  {
    path: '/ru/android',
    component: ComponentCreator('/ru/android', 'bbb'),
    routes: [
      {
        path: '/ru/android',
        component: ComponentCreator('/ru/android', 'ccc'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/ru/android/ad-types/banner',
        component: ComponentCreator('/ru/android/ad-types/banner', 'ddd'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/ru/android/o\\'clock',
        component: ComponentCreator('/ru/android/o\\'clock', 'eee'),
        exact: true
      }
    ]
  },
  {
    path: '/ru/',
    component: ComponentCreator('/ru/', 'fff'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const CHUNK_NAMES = JSON.stringify({
  '/ru/search-aaa': {__comp: '11111111', __context: {plugin: '22222222'}},
  '/ru/android-bbb': {__comp: '33333333'},
  '/ru/android-ccc': {__comp: '44444444', content: '55555555'},
  '/ru/android/ad-types/banner-ddd': {__comp: '44444444', content: '66666666', items: ['77777777', null]},
  "/ru/android/o'clock-eee": {__comp: '44444444'},
  '/ru/-fff': {__comp: '88888888'},
});
const line = (name: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;
const NAMES = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => digit.repeat(8));
const REGISTRY = `export default {\n${NAMES.map(line).join('\n')}\n};\n`;

const sources = {routes: ROUTES, chunkNames: CHUNK_NAMES, registry: REGISTRY};
const tables = readTables(sources);
const split = splitRoutes(tables.routes, '/ru/');

/**
 * Runs a generated module and returns its default export and what it registered.
 * @param named whether the page that runs it lists the script of the test pages' branch.
 */
function run(source: string, named = false) {
  const chunkNames: Record<string, unknown> = {};
  const registry: Record<string, unknown> = {};
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  const evaluate = new Function(
    'ComponentCreator',
    'chunkNames',
    'registry',
    'lazyBranch',
    'namesScript',
    body,
  ) as (...values: unknown[]) => {path: string; component?: string; routes?: unknown[]}[];
  const routes = evaluate(
    (path: string, hash?: string) => [path, hash].join(' '),
    chunkNames,
    registry,
    (path: string) => ({path, lazy: true}),
    () => named,
  );
  return {routes, chunkNames, registry};
}

describe('route tables', () => {
  it('are read in the format that Docusaurus writes', () => {
    expect(tables.routes.map(({path}) => path)).toEqual(['/ru/search', '/ru/android', '/ru/', '*']);
    expect(tables.routes[1]?.routes?.[1]).toEqual({
      path: '/ru/android/ad-types/banner',
      key: '/ru/android/ad-types/banner-ddd',
      attributes: {exact: true, sidebar: 'docs'},
    });
    expect(tables.modules['66666666']).toBe('@site/66666666.mdx');
  });

  it.each([
    ['routes', 'module.exports = [];'],
    ['routes', ROUTES.replace('@docusaurus/ComponentCreator', '@docusaurus/Other')],
    ['registry', REGISTRY.replace('/* webpackChunkName', '/* chunk')],
  ])('stop the build when the format is unknown: %s', (file, text) => {
    expect(() => readTables({...sources, [file]: text})).toThrow(
      `.docusaurus/${file}.js does not have the format of Docusaurus`,
    );
  });

  it('are split into the entry and branches by the first segment after the language', () => {
    expect(split.branches.map(({name, path}) => [name, path])).toEqual([['routes-android', '/ru/android']]);
    expect(split.entry.map(({path}) => path)).toEqual(['/ru/search', '/ru/', '*']);
  });

  it('have an entry that contains only the paths of branches, with the 404 page last', () => {
    const entry = run(entryModule(split.entry, split.branches, tables));
    expect(entry.routes.map(({path}) => path)).toEqual(['/ru/search', '/ru/', '/ru/android', '*']);
    expect(Object.keys(entry.chunkNames)).toEqual(['/ru/search-aaa', '/ru/-fff']);
    expect(Object.keys(entry.registry)).toEqual(['11111111', '22222222', '88888888']);
  });

  it('have an entry that includes the pages for browser tests only if the page itself lists the script of their branch', () => {
    const own = readTables({...sources, routes: ROUTES.replaceAll('/ru/android', '/ru/test-pages')});
    const {entry, branches} = splitRoutes(own.routes, '/ru/');
    const source = entryModule(entry, branches, own);
    expect(run(source, true).routes.map(({path}) => path)).toEqual([
      '/ru/search',
      '/ru/',
      '/ru/test-pages',
      '*',
    ]);
    expect(run(source, false).routes.map(({path}) => path)).toEqual(['/ru/search', '/ru/', '*']);
  });

  describe('browser and Docusaurus route tables', () => {
    const modules = {
      entry: entryModule(split.entry, split.branches, tables),
      branches: new Map(split.branches.map((branch) => [branch.name, branchModule(branch, tables)])),
    };
    const changed = (from: string, to: string) => {
      const change = (source: string) => source.replaceAll(from, () => to);
      const branches = new Map([...modules.branches].map(([name, source]) => [name, change(source)]));
      const result = {entry: change(modules.entry), branches};
      expect(JSON.stringify([result.entry, ...branches.values()])).not.toBe(
        JSON.stringify([modules.entry, ...modules.branches.values()]),
      );
      return result;
    };

    it('map all paths to the same components and modules', () => {
      // Five pages, each compared as is, with a trailing slash, and with a nonexistent path below it.
      expect(compareRoutes(modules, tables)).toBe(15);
    });

    it.each([
      ['a page is missing', '"/ru/android/ad-types/banner"', '"/ru/android/ad-types/other"'],
      ['a page has another component', '"ddd"', '"eee"'],
      ['a module is a different one', '@site/66666666.mdx', '@site/55555555.mdx'],
      ['a module is not registered', '"55555555": [', '"other": ['],
      ['a module is in another chunk', 'webpackChunkName: "66666666"', 'webpackChunkName: "55555555"'],
      ['a page has other attributes', '"sidebar":"docs"', '"sidebar":"other"'],
      ['a property of the page is another module', '"content":"66666666"', '"items":"66666666"'],
      ['an exact route is not exact', '"exact":true', '"exact":false'],
      ['a branch is elsewhere', 'lazyBranch("/ru/android"', 'lazyBranch("/ru/other"'],
    ])('stop the build when %s', (_, from, to) => {
      expect(() => compareRoutes(changed(from, to), tables)).toThrow(/^In the browser, \/ru\/\S* leads to/);
    });

    it('stop the build if a branch is missing', () => {
      expect(() => compareRoutes({...modules, branches: new Map()}, tables)).toThrow(
        'In the browser, /ru/android leads to []',
      );
    });
  });

  it('do not make the entry larger when a branch gets more pages', () => {
    const more = readTables({
      ...sources,
      routes: ROUTES.replace(
        "        path: '/ru/android',\n        component: ComponentCreator('/ru/android', 'ccc'),\n        exact: true,\n        sidebar: \"docs\"\n      },",
        Array.from(
          {length: 500},
          (_, index) =>
            `path: '/ru/android/${index}', component: ComponentCreator('/ru/android/${index}', 'x'), exact: true }, {`,
        ).join('') + "path: '/ru/android', component: ComponentCreator('/ru/android', 'ccc') },",
      ),
    });
    const big = splitRoutes(more.routes, '/ru/');
    expect(big.branches[0]?.routes[0]?.routes).toHaveLength(503);
    expect(entryModule(big.entry, big.branches, more)).toBe(entryModule(split.entry, split.branches, tables));
  });

  it('have branches that contain their routes, their chunks, and a 404 page at the end', () => {
    const [branch] = split.branches;
    if (!branch) throw new Error('no branch');
    const module = run(branchModule(branch, tables));
    expect(module.routes).toEqual([
      {
        path: '/ru/android',
        component: '/ru/android bbb',
        routes: [
          {path: '/ru/android', component: '/ru/android ccc', exact: true, sidebar: 'docs'},
          {
            path: '/ru/android/ad-types/banner',
            component: '/ru/android/ad-types/banner ddd',
            exact: true,
            sidebar: 'docs',
          },
          {path: "/ru/android/o'clock", component: "/ru/android/o'clock eee", exact: true},
        ],
      },
      {path: '*', component: '* '},
    ]);
    expect(Object.keys(module.registry)).toEqual([
      '33333333',
      '44444444',
      '55555555',
      '66666666',
      '77777777',
    ]);
  });

  it('return the leaves of a tree of chunk names', () => {
    expect(leavesOf({a: 'x', b: {c: ['y', null]}})).toEqual(['x', 'y']);
    expect(leavesOf(undefined)).toEqual([]);
  });
});

it('returns the chunk that contains the text of a doc, and none for other pages', () => {
  const docs = {...tables, modules: {...tables.modules, '44444444': '@theme/DocItem'}};
  expect(docTextOf(docs.chunkNames['/ru/android-ccc'], docs)).toBe('55555555');
  expect(docTextOf(docs.chunkNames['/ru/search-aaa'], docs)).toBeUndefined();
  expect(docTextOf(undefined, docs)).toBeUndefined();
});

describe('scripts of a page', () => {
  const files = Object.fromEntries(
    [...NAMES, 'routes-android'].map((name) => [name, [`assets/js/${name}.js`]]),
  );
  const pages = filesByPage(tables, '/ru/', {
    ...files,
    44444444: ['assets/js/shared.js', 'assets/js/4.js'],
  });

  it('are those of its branch and of all routes that lead to the page', () => {
    const scripts = [
      '/ru/assets/js/routes-android.js',
      '/ru/assets/js/33333333.js',
      '/ru/assets/js/shared.js',
      '/ru/assets/js/4.js',
      '/ru/assets/js/66666666.js',
      '/ru/assets/js/77777777.js',
    ];
    expect(pages.get('/ru/android/ad-types/banner')).toEqual(scripts);
    expect(pages.get('/ru/')).toEqual(['/ru/assets/js/88888888.js']);
    expect([...pages.keys()]).not.toContain('*');
  });

  it('are inserted between the loader and the entry', () => {
    const html =
      '<head><script src=/ru/assets/js/runtime~main.1.js defer></script><script src=/ru/assets/js/main.2.js defer></script>';
    const page = withScripts(html, ['/ru/a.js'], 'x.html');
    expect(page).toBe(
      '<head><script type="application/json" id="page-scripts">' +
        '["/ru/assets/js/runtime~main.1.js","/ru/a.js","/ru/assets/js/main.2.js"]</script>',
    );
    expect(readScripts(page)).toEqual([
      '/ru/assets/js/runtime~main.1.js',
      '/ru/a.js',
      '/ru/assets/js/main.2.js',
    ]);
    expect(readScripts(html)).toEqual([]);
    expect(() => withScripts('<head></head>', [], 'x.html')).toThrow('x.html: no script runtime~main');
  });
});

describe('style sheets of a page', () => {
  const html = '<head><link rel=stylesheet href=/ru/assets/css/styles.1.css /><title>Plum</title>';

  it('are linked once, after the one of all pages', () => {
    expect(withStyles(html, ['/ru/assets/css/styles.1.css', '/ru/assets/css/4.2.css'], 'x.html')).toBe(
      '<head><link rel=stylesheet href=/ru/assets/css/styles.1.css />' +
        '<link rel="stylesheet" href="/ru/assets/css/4.2.css"><title>Plum</title>',
    );
    expect(withStyles(html, [], 'x.html')).toBe(html);
  });

  it('need a page with styles', () => {
    expect(() => withStyles('<head></head>', [], 'x.html')).toThrow('x.html: no style sheet');
  });
});

it.each([
  ['<div role=tabpanel aria-label=Plum hidden>', '<div role=tabpanel aria-label=Plum hidden=until-found>'],
  [
    '<div role="tabpanel" aria-label="a hidden > b" class="x" hidden="">',
    '<div role="tabpanel" aria-label="a hidden > b" class="x" hidden=until-found>',
  ],
])('closed panels of a page are hidden until found: %s', (html, findable) => {
  expect(withFindablePanels(html)).toBe(findable);
});

it.each(['<div role=tabpanel aria-label=Plum>', '<div class=a hidden>', '<pre>role=tabpanel hidden</pre>'])(
  'other elements are unchanged: %s',
  (html) => {
    expect(withFindablePanels(html)).toBe(html);
  },
);
