/**
 * Measures search: quality on the questions in `tests/search`, time from keystroke to results, and bytes. Compares
 * it with `@easyops-cn/docusaurus-search-local` and VitePress's local search, on the same pages and in the same
 * browser. On this site, a page and its versions for other platforms are one result, and it counts only if the version
 * that opens is the right one. Installs the peers into a temporary folder and never into the project.
 *
 * Usage: `npm run bench:search`, after `npm run build`. `-- --build DIR` uses another build, `--only ours` skips the
 * peers, `--peers folder` builds them in that folder or reuses what is already built there, and `--questions
 * tests/search/blindQuestions.json` asks the questions that search wasn't tuned on.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';

import type {Browser, Page} from '@playwright/test';
import {load} from 'cheerio';

import {requestUrl} from '../scripts/requestUrl.ts';
import {readPage} from '../src/features/search/readPage.ts';
import type {SourcePage} from '../src/features/search/searchIndex.ts';
import {QUESTIONS_FILE, rankOf, readQuestions, type Question} from '../tests/search/questions.ts';

import {installInto, VITEPRESS} from './support/contenders.ts';
import {launchBrowser} from './support/launchBrowser.ts';

const {values: options} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    only: {type: 'string'},
    peers: {type: 'string'},
    questions: {type: 'string', default: QUESTIONS_FILE},
  },
});
const LANGUAGES = ['en', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];

/** A site with search, and how to use it. */
interface Contender {
  name: string;
  folder: Record<Language, string>;
  /** URL of the page where the reader starts. */
  start: Record<Language, string>;
  open: (page: Page) => Promise<void>;
  input: string;
  /** Selector of the result links, best first. */
  links: string;
  /** Selector of the message that is shown if nothing is found. */
  none: string;
  /** Selector of parts of a result that load later and aren't waited for. */
  late?: string;
  /** A results page, if the field's list shows no URLs. */
  results?: {address: (query: string) => string; links: string; done: string};
}

/** Returns the pages of one language as rendered by the build. */
function pagesOf(language: Language): SourcePage[] {
  const folder = path.join(options.build, language === 'ru' ? 'ru' : '');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && (language === 'ru' || !file.startsWith('ru/')))
    .sort()
    .flatMap(
      (file) =>
        readPage(
          load(readFileSync(path.join(folder, file), 'utf8')),
          `/${file.replace(/(?:\/index)?\.html$/, '')}`,
        ) ?? [],
    );
}

/** Returns a page as plain Markdown that both peers read the same way. */
function markdownOf(page: SourcePage): string {
  const plain = (text: string) =>
    text
      // URLs would become links, some of them broken. Their words are preserved.
      .replaceAll('://', ': //')
      .replaceAll('www.', 'www .')
      .replaceAll('@', ' @ ')
      .replace(/[\\`*_{}[\]<>()#+!|&$~-]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return [
    `---\ntitle: ${JSON.stringify(page.title)}\n---\n\n# ${plain(page.title)}`,
    ...page.sections.map(({heading, anchor, text}) =>
      [heading && `## ${plain(heading)} {#${anchor}}`, plain(text)].filter(Boolean).join('\n\n'),
    ),
  ].join('\n\n');
}

function run(folder: string, command: string[]) {
  const [program = '', ...parameters] = command;
  const {status, stdout, stderr} = spawnSync(program, parameters, {cwd: folder, encoding: 'utf8'});
  if (status !== 0)
    throw new Error(`${command.join(' ')} failed in ${folder}:\n${(stdout + stderr).slice(-3000)}`);
}

function writePages(folder: string, pages: SourcePage[]) {
  for (const page of pages) {
    const file = path.join(folder, `${page.path}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, markdownOf(page));
  }
}

/** Returns the peers as built in their folders. */
function peersIn(easyops: string, vitepress: string): Contender[] {
  return [
    {
      name: '@easyops-cn/docusaurus-search-local',
      folder: {en: path.join(easyops, 'build-en'), ru: path.join(easyops, 'build-ru')},
      start: {en: '/android/get-started', ru: '/android/get-started'},
      open: (page) => page.locator('.navbar__search-input').click(),
      input: '.navbar__search-input',
      links: '[class*="suggestion_"]',
      none: '[class*="noResults"]',
      results: {
        address: (query) => `/search?q=${encodeURIComponent(query)}`,
        links: 'article a',
        // "3 documents found", "No documents were found"
        done: 'article, .container p',
      },
    },
    {
      name: 'VitePress local search',
      folder: {
        en: path.join(vitepress, 'en/.vitepress/dist'),
        ru: path.join(vitepress, 'ru/.vitepress/dist'),
      },
      start: {en: '/android/get-started', ru: '/android/get-started'},
      open: (page) => page.keyboard.press('Control+k'),
      input: '.search-input',
      links: '.results .result',
      none: '.no-results',
    },
  ];
}

/** Builds the peers' sites in a temporary folder. */
async function buildPeers(scratch: string, pages: Record<Language, SourcePage[]>): Promise<Contender[]> {
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
  const easyops = path.join(scratch, 'easyops');
  const vitepress = path.join(scratch, 'vitepress');
  const contenders = peersIn(easyops, vitepress);
  if (existsSync(contenders[1]?.folder.ru ?? '')) return contenders;
  await installInto(easyops, {
    private: true,
    dependencies: {
      '@docusaurus/core': own.dependencies['@docusaurus/core'],
      '@docusaurus/faster': own.dependencies['@docusaurus/faster'],
      '@docusaurus/preset-classic': own.dependencies['@docusaurus/preset-classic'],
      '@easyops-cn/docusaurus-search-local': '0.55.3',
      react: own.dependencies.react,
      'react-dom': own.dependencies['react-dom'],
    },
    overrides: {'@swc/html': '1.16.2'},
  });
  await installInto(vitepress, VITEPRESS);

  for (const language of LANGUAGES) {
    writePages(path.join(easyops, `docs-${language}`), pages[language]);
    writeFileSync(
      path.join(easyops, `${language}.config.js`),
      `module.exports = ${JSON.stringify({
        title: 'Peer',
        url: 'https://example.com',
        baseUrl: '/',
        onBrokenLinks: 'ignore',
        onBrokenAnchors: 'ignore',
        future: {v4: true, faster: true},
        markdown: {format: 'md'},
        i18n: {defaultLocale: language, locales: [language]},
        presets: [
          [
            'classic',
            {docs: {path: `docs-${language}`, routeBasePath: '/', sidebarPath: false}, blog: false},
          ],
        ],
        themes: [
          [
            '@easyops-cn/docusaurus-search-local',
            {
              hashed: true,
              indexBlog: false,
              docsRouteBasePath: '/',
              docsDir: `docs-${language}`,
              language: language === 'ru' ? ['en', 'ru'] : ['en'],
              searchResultLimits: 10,
            },
          ],
        ],
      })};`,
    );
    run(easyops, [
      'npx',
      'docusaurus',
      'build',
      '--config',
      `${language}.config.js`,
      '--out-dir',
      `build-${language}`,
    ]);

    const site = path.join(vitepress, language);
    mkdirSync(path.join(site, '.vitepress'), {recursive: true});
    writePages(site, pages[language]);
    writeFileSync(
      path.join(site, '.vitepress', 'config.mjs'),
      `export default ${JSON.stringify({lang: language, title: 'Peer', cleanUrls: true, ignoreDeadLinks: true, themeConfig: {search: {provider: 'local'}}})};`,
    );
    run(vitepress, ['npx', 'vitepress', 'build', language]);
  }

  return contenders;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder with compression, as hosts do, and counts the bytes of the response bodies. */
async function serve(folder: string) {
  const counter = {bytes: 0};
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(requestUrl(request)?.pathname ?? '/malformed');
    const file = ['', '.html', '/index.html']
      .map((ending) => path.join(folder, pathname + ending))
      .find((name) => existsSync(name) && /\.\w+$/.test(name));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const content = readFileSync(file);
    const isText = !/font|octet/.test(type);
    const body = isText ? gzipSync(content) : content;
    counter.bytes += body.length;
    response
      .writeHead(200, {'Content-Type': type, ...(isText ? {'Content-Encoding': 'gzip'} : {})})
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counter,
    close: () => server.close(),
  };
}

/**
 * Script that runs on the page. It's a string because the runner's compiler adds helpers to functions that aren't
 * available on the page.
 */
const TYPE = `async (field, results, late, value) => {
  const input = document.querySelector(field);
  const shown = () => [...document.querySelectorAll(results)].map((element) => {
    const copy = element.cloneNode(true);
    if (late) for (const part of copy.querySelectorAll(late)) part.remove();
    return copy.outerHTML;
  }).join('');
  const before = shown();
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  while (value !== '' && performance.now() - start < 1500) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (shown() !== before && document.querySelector(results)) return performance.now() - start;
  }
  return NaN;
}`;

/**
 * Sets the text of the field, as a keystroke does.
 * @returns milliseconds until the first frame with different results, or NaN if nothing changes within 1.5 s.
 */
async function type(page: Page, {input, links, none, late = ''}: Contender, text: string): Promise<number> {
  const parameters = [input, `${links}, ${none}`, late, text]
    .map((value) => JSON.stringify(value))
    .join(', ');
  return page.evaluate<number>(`(${TYPE})(${parameters})`);
}

/** Returns the URLs of the results without language and anchor, each once. */
async function addresses(page: Page, links: string): Promise<string[]> {
  const found = await page.locator(links).evaluateAll((elements) =>
    elements.map((element) => {
      const link = element.closest('a') ?? element.querySelector('a');
      // Some results aren't links, and their URL is in a React property.
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      const props = key ? (element as unknown as Record<string, {to?: string}>)[key] : undefined;
      return link ? link.getAttribute('href') : (element.getAttribute('data-url') ?? props?.to ?? '');
    }),
  );
  return [
    ...new Set(
      found.map((href) =>
        (href ?? '')
          .replace(/#.*$/, '')
          .replace(/^\/ru(?=\/)/, '')
          .replace(/\/$/, '')
          .replace(/\.html$/, ''),
      ),
    ),
  ];
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(0)}%`;
const quantile = (values: number[], share: number) => {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

async function measure(browser: Browser, contender: Contender, language: Language, questions: Question[]) {
  const site = await serve(contender.folder[language]);
  const page = await browser.newPage({viewport: {width: 1280, height: 900}});
  const begin = async () => {
    await page.goto(site.url + contender.start[language], {waitUntil: 'networkidle'});
    site.counter.bytes = 0;
    await contender.open(page);
    await page.locator(contender.input).waitFor();
  };
  await begin();
  const word = language === 'ru' ? 'плейсменты' : 'placements';
  let first = 0;
  // Types fast. The rest of an index might load later and is counted separately.
  for (const letter of word) {
    await page.locator(contender.input).pressSequentially(letter);
    await page.waitForTimeout(120);
    if (first === 0 && (await page.locator(contender.links).count()) > 0) first = site.counter.bytes;
  }
  await page.locator(contender.links).first().waitFor();
  await page.waitForTimeout(1000);
  const ten = site.counter.bytes;
  if (first === 0) first = ten;
  await page.waitForTimeout(5000);
  const all = site.counter.bytes;

  // Measures the keystrokes of every eighth question, letter by letter, with everything warmed up.
  const times: number[] = [];
  for (const {query} of questions.filter((_, index) => index % 8 === 0)) {
    for (let length = 1; length <= Math.min(query.length, 20); length += 1) {
      if (query[length - 1] === ' ') continue;
      times.push(await type(page, contender, query.slice(0, length)));
    }
  }

  const ranks = new Map<Question, number>();
  for (const question of questions) {
    if (contender.results) {
      await page.goto(site.url + contender.results.address(question.query));
      await page
        .locator(contender.results.done)
        .first()
        .waitFor({timeout: 5000})
        .catch(() => undefined);
    } else {
      await type(page, contender, '');
      await type(page, contender, question.query);
    }
    await page.waitForTimeout(250);
    ranks.set(question, rankOf(question, await addresses(page, contender.results?.links ?? contender.links)));
  }
  await page.close();
  site.close();
  return {ranks, first, ten, all, median: quantile(times, 0.5), p95: quantile(times, 0.95)};
}

async function main() {
  const pages = {en: pagesOf('en'), ru: pagesOf('ru')};
  const known = new Set(pages.en.map((page) => page.path));
  const all = readQuestions('.', options.questions);
  const questions = all.filter((question) => question.pages.some((address) => known.has(address)));
  console.log(
    `${pages.en.length} pages in each language, ${questions.length} of ${all.length} questions have their page.\n`,
  );

  const scratch = options.peers ?? mkdtempSync(path.join(tmpdir(), 'search-peers-'));
  const ours: Contender = {
    name: 'this site',
    folder: {en: options.build, ru: options.build},
    // Starts on a page outside all sections so that no section is preferred.
    start: {en: '/versions/', ru: '/ru/versions/'},
    open: (page) => page.keyboard.press('Control+k'),
    input: 'dialog input',
    // Without the links to other versions, so that each subject counts once, with the version that opens.
    links: 'dialog [role="option"]:not([aria-current])',
    none: 'dialog a[href^="mailto:"]',
    // Relative to a copy of a result, which is outside the dialog.
    late: '[class*="excerpt"]',
  };

  const browser = await launchBrowser();
  try {
    const contenders = options.only === 'ours' ? [ours] : [ours, ...(await buildPeers(scratch, pages))];
    const kinds = [...new Set(questions.map(({kind}) => kind))];
    console.log(
      `| Site | Language | First result | Top three | ${kinds.join(' | ')} | Median latency, ms | 95th percentile latency, ms | kB before the first result | kB after ten keystrokes | kB in total |`,
    );
    console.log(`| --- | --- |${' --- |'.repeat(kinds.length + 7)}`);
    for (const contender of contenders) {
      for (const language of LANGUAGES) {
        const own = questions.filter((question) => question.language === language);
        const {ranks, first, ten, all, median, p95} = await measure(browser, contender, language, own);
        const rate = (most: number, some: Question[] = own) =>
          percent(some.filter((question) => (ranks.get(question) ?? Infinity) <= most).length, some.length);
        const cells = kinds.map((kind) =>
          rate(
            1,
            own.filter((question) => question.kind === kind),
          ),
        );
        console.log(
          `| ${contender.name} | ${language} | ${rate(1)} | ${rate(3)} | ${cells.join(' | ')} | ${median.toFixed(0)} | ${p95.toFixed(0)} | ${(first / 1000).toFixed(0)} | ${(ten / 1000).toFixed(0)} | ${(all / 1000).toFixed(0)} |`,
        );
      }
    }
  } finally {
    await browser.close();
    if (!options.peers) rmSync(scratch, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
