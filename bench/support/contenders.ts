import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {SECTIONS} from '../../src/site/sections.ts';
import type {Locale, Page} from '../../checks/text/types.ts';

import type {Dialect} from './reduceMarkdown.ts';
import {runMeasured, type Cost} from './runMeasured.ts';
import {categoryOf, reducer, ROOT, sidebarOf, sourcePages, type SidebarItem} from './sourcePages.ts';

/** Folder for everything that measurements install, generate, and build. Git ignores it. */
export const SCRATCH = path.join(ROOT, '.bench');

export const CONTENDER_IDS = ['ours', 'docusaurus', 'vitepress', 'starlight'] as const;
export type ContenderId = (typeof CONTENDER_IDS)[number];

/** A site that is built and measured. */
export interface Contender {
  id: ContenderId;
  name: string;
  /** Where it is built. */
  folder: string;
  command: string[];
  env: Record<string, string>;
  /** The built site. */
  output: string;
  /** Leftovers from earlier builds, which a cold build removes first. */
  caches: string[];
  /** Link to the next page, at the bottom of a page. */
  nextLink: string;
  /** Returns the URL of a page. */
  address: (route: string, locale: Locale) => string;
}

const prefix = (locale: Locale) => (locale === 'ru' ? '/ru' : '');
const plainAddress = (route: string, locale: Locale): string =>
  route === '/' ? `${prefix(locale)}/` : prefix(locale) + route;
/** Starlight's own links have a trailing slash. */
const slashAddress = (route: string, locale: Locale): string =>
  route === '/' ? `${prefix(locale)}/` : `${prefix(locale)}${route}/`;
const withPath = (address: string, change: (pathname: string) => string): string => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return change(pathname) + rest;
};

export const CONTENDERS: Record<ContenderId, Contender> = {
  ours: {
    id: 'ours',
    name: 'this site',
    folder: ROOT,
    command: ['npx', 'tsx', 'scripts/build.ts', '--out-dir', '.bench/ours/build'],
    env: {},
    output: path.join(SCRATCH, 'ours/build'),
    caches: ['.docusaurus', 'node_modules/.cache'],
    nextLink: '.pagination-nav__link--next',
    address: plainAddress,
  },
  docusaurus: {
    id: 'docusaurus',
    name: 'Docusaurus 3.10.2',
    folder: path.join(SCRATCH, 'docusaurus'),
    command: ['node', 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    env: {},
    output: path.join(SCRATCH, 'docusaurus/build'),
    caches: ['.docusaurus', 'node_modules/.cache'],
    nextLink: '.pagination-nav__link--next',
    address: plainAddress,
  },
  vitepress: {
    id: 'vitepress',
    name: 'VitePress 1.6.4',
    folder: path.join(SCRATCH, 'vitepress'),
    command: ['node', 'node_modules/vitepress/bin/vitepress.js', 'build', 'site'],
    env: {},
    output: path.join(SCRATCH, 'vitepress/site/.vitepress/dist'),
    caches: ['site/.vitepress/cache', 'site/.vitepress/.temp', 'node_modules/.vite'],
    nextLink: '.pager-link.next',
    address: (route, locale) =>
      SECTIONS.some(({id}) => route === `/${id}`) ? slashAddress(route, locale) : plainAddress(route, locale),
  },
  starlight: {
    id: 'starlight',
    name: 'Astro 5.18.2, Starlight 0.37.7',
    folder: path.join(SCRATCH, 'starlight'),
    command: ['node', 'node_modules/astro/astro.js', 'build'],
    env: {ASTRO_TELEMETRY_DISABLED: '1'},
    output: path.join(SCRATCH, 'starlight/dist'),
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    nextLink: '.pagination-links a[rel="next"]',
    address: slashAddress,
  },
};

const DIALECTS: Record<Exclude<ContenderId, 'ours'>, Dialect> = {
  docusaurus: {
    admonition: (kind, title) => `:::${kind}${title ? `[${title}]` : ''}`,
    languages: {},
    hasFenceTitles: true,
    hasHeadingIds: true,
    showsTitle: true,
    frontMatter: ({sidebar_label, sidebar_position}) => ({
      ...(sidebar_label === undefined ? {} : {sidebar_label}),
      ...(sidebar_position === undefined ? {} : {sidebar_position}),
    }),
    // Docusaurus adds the language itself.
    link: (address) => address,
  },
  vitepress: {
    admonition: (kind, title) => `::: ${kind === 'note' ? 'info' : kind} ${title}`.trimEnd(),
    languages: {objectivec: 'objc'},
    hasFenceTitles: false,
    hasHeadingIds: true,
    showsTitle: false,
    frontMatter: () => ({}),
    link: (address, locale) => withPath(address, (route) => CONTENDERS.vitepress.address(route, locale)),
  },
  starlight: {
    admonition: (kind, title) =>
      `:::${{info: 'note', warning: 'caution'}[kind] ?? kind}${title ? `[${title}]` : ''}`,
    languages: {objectivec: 'objc'},
    hasFenceTitles: true,
    hasHeadingIds: false,
    showsTitle: true,
    frontMatter: ({sidebar_label, sidebar_position}) => ({
      sidebar: {
        ...(sidebar_label === undefined ? {} : {label: sidebar_label}),
        ...(sidebar_position === undefined ? {} : {order: sidebar_position}),
      },
    }),
    link: (address, locale) => withPath(address, (route) => slashAddress(route, locale)),
  },
};

/** VitePress version for the comparisons of builds and search. */
export const VITEPRESS = {private: true, type: 'module', dependencies: {vitepress: '1.6.4'}};

/** Packages of each peer, with fixed versions so that results are reproducible. */
const PACKAGES: Record<Exclude<ContenderId, 'ours'>, Record<string, unknown>> = {
  docusaurus: {
    private: true,
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@mdx-js/react': '3.1.1',
      react: '19.2.0',
      'react-dom': '19.2.0',
    },
    // Copied from its template. Otherwise, the list in the parent folder would apply.
    browserslist: {production: ['>0.5%', 'not dead', 'not op_mini all']},
  },
  vitepress: VITEPRESS,
  starlight: {
    private: true,
    type: 'module',
    dependencies: {astro: '5.18.2', '@astrojs/starlight': '0.37.7'},
    overrides: {sharp: '0.34.5'},
  },
};

/** Installs packages into a folder, once for each list of packages. */
export async function installInto(folder: string, packages: Record<string, unknown>): Promise<void> {
  const file = path.join(folder, 'package.json');
  const wanted = JSON.stringify(packages, null, 2);
  const mark = path.join(folder, 'node_modules/.package-lock.json');
  if (existsSync(mark) && existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, wanted);
  console.error(`Installing into ${path.relative(ROOT, folder)} …`);
  await runMeasured(['npm', 'install', '--no-audit', '--no-fund'], {cwd: folder});
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

const module = (value: unknown): string => `export default ${JSON.stringify(value, null, 2)};\n`;

/** Returns a page at `/` with a link to each section so that every site has one. */
function homePage(pages: readonly Page[], dialect: Dialect, locale: Locale): string {
  const links = SECTIONS.map(({id}) => {
    const landing = pages.find((page) => page.locale === locale && page.route === `/${id}`);
    return `- [${String(landing?.frontMatter.title ?? id)}](${dialect.link(`/${id}`, locale)})`;
  });
  const title = 'Appodeal';
  return [
    `---\ntitle: ${title}\ndescription: ${title}\n---`,
    ...(dialect.showsTitle ? [] : [`# ${title}`]),
    links.join('\n'),
  ].join('\n\n');
}

function writeDocusaurus({folder}: Contender): void {
  write(
    path.join(folder, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify({
      title: 'Appodeal',
      url: 'https://example.com',
      baseUrl: '/',
      onBrokenLinks: 'ignore',
      markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore'}},
      i18n: {defaultLocale: 'en', locales: ['en', 'ru']},
      presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, blog: false}]],
      themeConfig: {
        navbar: {title: 'Appodeal', items: [{type: 'localeDropdown', position: 'right'}]},
        prism: {
          additionalLanguages: [
            'swift',
            'objectivec',
            'bash',
            'ruby',
            'kotlin',
            'java',
            'csharp',
            'groovy',
            'cpp',
          ],
        },
      },
    })};`,
  );
  write(
    path.join(folder, 'sidebars.js'),
    `module.exports = ${JSON.stringify(
      Object.fromEntries(SECTIONS.map(({id}) => [id, [{type: 'autogenerated', dirName: id}]])),
    )};`,
  );
}

function writeVitepress({folder, address}: Contender, pages: readonly Page[]): void {
  interface Item {
    text: string;
    link?: string;
    collapsed?: boolean;
    items?: Item[];
  }
  const itemsOf = (items: readonly SidebarItem[], locale: Locale): Item[] =>
    items.map(({label, route, items: inner}) => ({
      text: label,
      ...(route === undefined
        ? {collapsed: true, items: itemsOf(inner, locale)}
        : {link: address(route, locale)}),
    }));
  const sidebar = (locale: Locale) =>
    Object.fromEntries(
      SECTIONS.map(({id}) => [`${prefix(locale)}/${id}/`, itemsOf(sidebarOf(pages, id, locale), locale)]),
    );
  write(
    path.join(folder, 'site/.vitepress/config.mjs'),
    module({
      title: 'Appodeal',
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {search: {provider: 'local'}},
      locales: {
        root: {label: 'English', lang: 'en', themeConfig: {sidebar: sidebar('en')}},
        ru: {label: 'Русский', lang: 'ru', themeConfig: {sidebar: sidebar('ru')}},
      },
    }),
  );
}

function writeStarlight({folder}: Contender): void {
  const options = {
    title: 'Appodeal',
    defaultLocale: 'root',
    locales: {root: {label: 'English', lang: 'en'}, ru: {label: 'Русский', lang: 'ru'}},
    sidebar: SECTIONS.map(({id, label: {en, ...translations}}) => ({
      label: en,
      translations,
      autogenerate: {directory: id},
    })),
  };
  write(
    path.join(folder, 'astro.config.mjs'),
    `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({site: 'https://example.com', integrations: [starlight(${JSON.stringify(options)})]});
`,
  );
  write(
    path.join(folder, 'src/content.config.ts'),
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  );
  write(path.join(folder, 'tsconfig.json'), JSON.stringify({extends: 'astro/tsconfigs/strict'}));
}

/** Returns the folder of the Markdown in a language. */
function contentFolder({id, folder}: Contender, locale: Locale): string {
  if (id === 'docusaurus') {
    const russian = 'i18n/ru/docusaurus-plugin-content-docs/current';
    return path.join(folder, locale === 'ru' ? russian : 'docs');
  }
  return path.join(folder, id === 'vitepress' ? 'site' : 'src/content/docs', prefix(locale).slice(1));
}

/** Installs a peer if it is missing, and writes its configuration and the pages. */
export async function preparePeer(id: Exclude<ContenderId, 'ours'>): Promise<void> {
  const contender = CONTENDERS[id];
  await installInto(contender.folder, PACKAGES[id]);
  const pages = sourcePages();
  const dialect = DIALECTS[id];
  const reduce = reducer(dialect);
  // Removes the output of earlier runs, because pages might have been deleted since then.
  for (const name of ['docs', 'i18n', 'site', 'src']) {
    rmSync(path.join(contender.folder, name), {recursive: true, force: true});
  }
  if (id === 'docusaurus') writeDocusaurus(contender);
  else if (id === 'vitepress') writeVitepress(contender, pages);
  else writeStarlight(contender);
  for (const locale of ['en', 'ru'] as const) {
    write(path.join(contentFolder(contender, locale), 'index.md'), homePage(pages, dialect, locale));
  }
  for (const page of pages) {
    const file = `${page.section}/${page.path.replace(/\.mdx$/, '.md')}`;
    write(path.join(contentFolder(contender, page.locale), file), reduce(page));
  }
  if (id === 'docusaurus') {
    for (const page of pages) {
      const inside = path.posix.dirname(page.path);
      if (inside === '.' || page.locale !== 'en') continue;
      const {label, position} = categoryOf(page.section, inside);
      write(
        path.join(contender.folder, 'docs', page.section, inside, '_category_.json'),
        // Without keys, Docusaurus rejects identical labels in a sidebar.
        JSON.stringify({
          label,
          key: `${page.section}/${inside}`,
          ...(Number.isFinite(position) ? {position} : {}),
        }),
      );
    }
  }
}

/** Rules by which hosts cache files with hashed names for a long time. `scripts/siteServer.ts` reads them. */
const PEER_HEADERS = ['/assets/*', '/_astro/*']
  .map((pattern) => `${pattern}\n  Cache-Control: public, max-age=31536000, immutable`)
  .join('\n');

/**
 * Builds a site without leftovers from earlier builds.
 * @throws Error if the build fails.
 */
export async function buildCold(contender: Contender): Promise<Cost> {
  for (const cache of contender.caches) {
    rmSync(path.join(contender.folder, cache), {recursive: true, force: true});
  }
  rmSync(contender.output, {recursive: true, force: true});
  const cost = await runMeasured(contender.command, {cwd: contender.folder, env: contender.env});
  if (contender.id !== 'ours') writeFileSync(path.join(contender.output, '_headers'), `${PEER_HEADERS}\n`);
  return cost;
}

/** Contents of a build. */
export interface Built {
  /** Number of source pages in both languages, and how many of them are in the output. */
  expected: number;
  found: number;
  /** Missing routes. */
  missing: string[];
  /** Number of all HTML files. */
  html: number;
  megabytes: number;
}

/** Checks the output for every page of the source. */
export function inspectBuild(output: string, pages: readonly Page[] = sourcePages()): Built {
  const files = readdirSync(output, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const missing = pages
    .map(({route, locale}) => prefix(locale) + route)
    .filter((route) =>
      ['.html', '/index.html'].every((ending) => !existsSync(path.join(output, route + ending))),
    );
  return {
    expected: pages.length,
    found: pages.length - missing.length,
    missing,
    html: files.filter(({name}) => name.endsWith('.html')).length,
    megabytes:
      files.reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0) / 1e6,
  };
}

/**
 * Reads a list of sites from the command line.
 * @param build another build of this site to measure.
 * @throws Error that lists the known sites if a name is unknown.
 */
export function readContenders(list: string, build?: string): Contender[] {
  return list.split(',').map((name) => {
    const id = CONTENDER_IDS.find((known) => known === name.trim());
    if (!id) throw new Error(`Unknown site "${name}". Known: ${CONTENDER_IDS.join(', ')}`);
    return id === 'ours' && build ? {...CONTENDERS[id], output: path.resolve(build)} : CONTENDERS[id];
  });
}

/** Builds the sites that aren't built yet. */
export async function ensureBuilt(contenders: readonly Contender[]): Promise<void> {
  for (const contender of contenders) {
    if (existsSync(path.join(contender.output, 'index.html'))) continue;
    if (contender.id !== 'ours') await preparePeer(contender.id);
    console.error(`Building ${contender.name} …`);
    await buildCold(contender);
  }
}
