import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {pageFolder} from '../../../src/site/pageFiles.ts';
import {NEWS, RUSSIAN_POSTS_FOLDER} from '../../../src/site/postFile.ts';
import {readMessageFile, type Message} from '../lib/messages.ts';
import {foldersUnder, readJson} from '../lib/nodes.ts';
import {russianMessageFiles} from '../lib/prose.ts';
import {readSiteStrings} from '../lib/siteStrings.ts';
import type {CheckContext, Fault, TextCheck} from '../types.ts';

const NAME = 'translations';

/** English messages by key, for the keys in a translation file that the site reads. */
type Wanted = Map<string, string>;

/** Theme packages whose messages can appear on this site. */
const THEME_PACKAGES = ['theme-common', 'theme-search-algolia', 'plugin-ideal-image'];

const require = createRequire(import.meta.url);
const themeLocales = (): string =>
  path.join(path.dirname(require.resolve('@docusaurus/theme-translations/package.json')), 'locales');

interface ThemeTexts {
  /** English messages by key. */
  base: Map<string, string>;
  /** Keys for which the theme provides the complete Russian translation. */
  complete: Set<string>;
}

const placeholdersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));

/** Returns the faults in a translation, compared with the English message, or an empty list if there are none. */
function faultsOfMessage(english: string, russian: string): {message: string; fix: string}[] {
  if (russian.trim() === '' && english.trim() !== '') {
    return [{message: 'is empty', fix: `Translate "${english}".`}];
  }
  const faults: {message: string; fix: string}[] = [];
  const [wanted, given] = [placeholdersOf(english), placeholdersOf(russian)];
  const missing = [...wanted].filter((name) => !given.has(name));
  const extra = [...given].filter((name) => !wanted.has(name));
  if (missing.length > 0) {
    faults.push({
      message: `does not contain ${missing.map((name) => `{${name}}`).join(', ')}`,
      fix: `Put the same values into it as in "${english}".`,
    });
  }
  if (extra.length > 0) {
    faults.push({
      message: `has ${extra.map((name) => `{${name}}`).join(', ')}, which the English text doesn't have`,
      fix: `Use only the values of "${english}".`,
    });
  }
  const forms = russian.split('|');
  if (english.includes('|')) {
    const englishForms = english.split('|');
    if (forms.length !== 3) {
      faults.push({
        message: `has ${forms.length} plural forms`,
        fix: 'Write three, separated by |: for 1, 2, and 5, as in "{count} файл|{count} файла|{count} файлов".',
      });
    }
    // In Russian, 21, 31, and so on use the first form, so a form with the word "one" is wrong there.
    const counted = [...placeholdersOf(englishForms.at(-1) ?? '')];
    const wordy = forms.find((form) => counted.some((name) => !placeholdersOf(form).has(name)));
    if (wordy !== undefined && missing.length === 0) {
      faults.push({
        message: `has no number in the form "${wordy}", which is also used for 21 and 101`,
        fix: `Put ${counted.map((name) => `{${name}}`).join(', ')} into each form.`,
      });
    }
  } else if (forms.length > 1) {
    faults.push({
      message: 'has |, which separates plural forms, but the English text has none',
      fix: 'Remove the |.',
    });
  }
  return faults;
}

/** Returns whether a theme message was left in English in its Russian file. */
const isUntranslated = (russian: string): boolean =>
  /[a-z]/i.test(russian.replace(/\{\w+\}/g, '')) && !/[а-яё]/i.test(russian);

let themeTexts: ThemeTexts | undefined;

function readThemeTexts(): ThemeTexts {
  if (themeTexts !== undefined) return themeTexts;
  const base = new Map<string, string>();
  const complete = new Set<string>();
  for (const name of THEME_PACKAGES) {
    const english = readJson(path.join(themeLocales(), 'base', `${name}.json`)) as Record<string, string>;
    const russian = readJson(path.join(themeLocales(), 'ru', `${name}.json`)) as Record<string, string>;
    for (const [key, text] of Object.entries(english)) {
      if (key.endsWith('___DESCRIPTION')) continue;
      base.set(key, text);
      const translated = russian[key];
      if (
        translated !== undefined &&
        !isUntranslated(translated) &&
        faultsOfMessage(text, translated).length === 0
      ) {
        complete.add(key);
      }
    }
  }
  themeTexts = {base, complete};
  return themeTexts;
}

interface NavbarItem {
  label?: string;
  items?: NavbarItem[];
}
interface FooterLink {
  title?: string;
  label?: string;
  items?: FooterLink[];
}
interface NewsOptions {
  id?: string;
  blogTitle?: string;
  blogDescription?: string;
  blogSidebarTitle?: string;
}
interface SiteConfig {
  presets?: unknown[];
  plugins?: unknown[];
  themeConfig?: {
    navbar?: {title?: string; logo?: {alt?: string}; items?: NavbarItem[]};
    footer?: {links?: FooterLink[]; copyright?: string; logo?: {alt?: string}};
  };
}

async function importDefault(file: string): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {default: unknown};
  const value = module.default;
  // In a module compiled to CommonJS, the default export is one level deeper.
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : value;
}

async function readConfig(root: string): Promise<SiteConfig> {
  const file = path.join(root, 'docusaurus.config.ts');
  if (!existsSync(file)) return {};
  const config = await importDefault(file);
  return (typeof config === 'function' ? await (config as () => unknown)() : config) as SiteConfig;
}

/** Returns the keys that the theme generates for the navbar and the footer. */
function wantedOfFrame({themeConfig = {}}: SiteConfig): {navbar: Wanted; footer: Wanted} {
  const [navbar, footer]: [Wanted, Wanted] = [new Map(), new Map()];
  const add = (wanted: Wanted, key: string, text: string | undefined) => {
    if (text !== undefined && text !== '') wanted.set(key, text);
  };
  const addItems = (items: NavbarItem[]): void => {
    for (const {label, items: inner = []} of items) {
      add(navbar, `item.label.${label ?? ''}`, label);
      addItems(inner);
    }
  };
  add(navbar, 'title', themeConfig.navbar?.title);
  add(navbar, 'logo.alt', themeConfig.navbar?.logo?.alt);
  addItems(themeConfig.navbar?.items ?? []);
  for (const link of themeConfig.footer?.links ?? []) {
    add(footer, `link.title.${link.title ?? ''}`, link.title);
    for (const {label} of link.items ?? [link]) add(footer, `link.item.label.${label ?? ''}`, label);
  }
  add(footer, 'copyright', themeConfig.footer?.copyright);
  add(footer, 'logo.alt', themeConfig.footer?.logo?.alt);
  return {navbar, footer};
}

/** Returns the keys that the blog plugin generates from its options, for the news but not for the test posts. */
function wantedOfNews({plugins = []}: SiteConfig): Wanted {
  const options = plugins
    .map(
      (plugin) => (Array.isArray(plugin) ? (plugin as unknown[])[1] : undefined) as NewsOptions | undefined,
    )
    .find((candidate) => candidate?.blogTitle !== undefined && candidate.id === undefined);
  if (options === undefined) return new Map();
  return new Map([
    ['title', options.blogTitle ?? ''],
    ['description', options.blogDescription ?? ''],
    ['sidebar.title', options.blogSidebarTitle ?? ''],
  ]);
}

interface SidebarItem {
  type?: string;
  label?: string;
  key?: string;
  items?: SidebarItem[];
}

interface CategoryFile {
  label?: string;
  key?: string;
  link?: {type?: string; title?: string; description?: string} | null;
}

/**
 * Returns the keys that the docs plugin generates for the folders of a section and the manual items in `sidebars.ts`.
 */
function wantedOfSection(
  {root, pages}: CheckContext,
  section: string,
  sidebars: Record<string, SidebarItem[]>,
): Wanted {
  const wanted: Wanted = new Map();
  for (const [sidebar, items] of Object.entries(sidebars)) {
    const addCategory = ({label = '', key = label, link}: CategoryFile): void => {
      const prefix = `sidebar.${sidebar}.category.${key}`;
      wanted.set(prefix, label);
      if (link?.type !== 'generated-index') return;
      if (link.title !== undefined) wanted.set(`${prefix}.link.generated-index.title`, link.title);
      if (link.description !== undefined)
        wanted.set(`${prefix}.link.generated-index.description`, link.description);
    };
    const walk = (item: SidebarItem): void => {
      if (item.type === 'autogenerated') {
        for (const folder of foldersUnder(root, `docs/${section}`).slice(1)) {
          const inside = folder.slice(`docs/${section}/`.length);
          const own = pages.filter(
            (page) => page.section === section && page.locale === 'en' && !page.partial,
          );
          if (!own.some((page) => page.path.startsWith(`${inside}/`))) continue;
          const file = path.join(root, folder, '_category_.json');
          const category = (existsSync(file) ? readJson(file) : {}) as CategoryFile;
          // The label of a folder with an index page is the title of that page, which exists in each language.
          const hasIndex = own.some((page) =>
            /^(?:index|readme)\.mdx$/i.test(page.path.slice(inside.length + 1)),
          );
          if (category.label === undefined && category.link === undefined && hasIndex) continue;
          addCategory({...category, label: category.label ?? path.posix.basename(folder)});
        }
      } else if (item.type === 'category') {
        addCategory(item as CategoryFile);
      } else if (item.label !== undefined) {
        const kind = item.type === 'link' ? 'link' : 'doc';
        wanted.set(`sidebar.${sidebar}.${kind}.${item.key ?? item.label}`, item.label);
      }
      item.items?.forEach(walk);
    };
    (Array.isArray(items) ? items : []).forEach(walk);
  }
  return wanted;
}

/** Returns the keys in `code.json`, and the faults in components that use them. */
async function wantedOfCode(
  root: string,
  hasTheme: boolean,
): Promise<{wanted: Wanted; allowed: Wanted; faults: Fault[]}> {
  const theme = readThemeTexts();
  const strings = readSiteStrings(root);
  const faults: Fault[] = strings.problems.map((problem) => ({...problem, check: NAME}));
  const wanted: Wanted = new Map();
  for (const {file, line, prefix} of strings.families) {
    faults.push({
      file,
      line,
      check: NAME,
      message: `the id of a translation is built from parts: "${prefix}…"`,
      fix: 'Write the ids out, each with its message, so that missing translations are found.',
    });
  }
  for (const {file, line, id, message} of strings.messages) {
    if (theme.base.has(id)) continue;
    if (!id.startsWith('site.')) {
      faults.push({
        file,
        line,
        check: NAME,
        message: `the id "${id}" is not from the theme and does not begin with "site."`,
        fix: 'Begin it with `site.`.',
      });
    }
    const previous = wanted.get(id);
    if (previous !== undefined && previous !== message) {
      faults.push({
        file,
        line,
        check: NAME,
        message: `the id "${id}" has two English texts: "${previous}" and "${message}"`,
        fix: 'Use two ids, or the same text.',
      });
    }
    if (message.split('|').length > 2) {
      faults.push({
        file,
        line,
        check: NAME,
        message: `the English text of "${id}" has ${message.split('|').length} plural forms`,
        fix: 'English has two, separated by |: "{count} file|{count} files".',
      });
    }
    wanted.set(id, message);
  }
  if (hasTheme) {
    for (const [key, text] of theme.base) if (!theme.complete.has(key)) wanted.set(key, text);
  }
  // Any theme message can be overridden, whether needed or not.
  return {wanted, allowed: new Map([...theme.base, ...wanted]), faults};
}

function compare(root: string, file: string, wanted: Wanted, allowed: Wanted = wanted): Fault[] {
  if (!existsSync(path.join(root, file))) {
    if (wanted.size === 0) return [];
    return [
      {
        file,
        check: NAME,
        message: `the file with ${wanted.size} keys is missing, for example "${[...wanted.keys()][0] ?? ''}"`,
        fix: 'Create it: {"key": {"message": "…"}}.',
      },
    ];
  }
  const {messages, errors} = readMessageFile(root, file);
  const faults: Fault[] = errors.map(({line, message}) => ({
    file,
    line,
    check: NAME,
    message,
    fix: 'Write {"key": {"message": "…"}}.',
  }));
  const given = new Set(messages.map(({key}) => key));
  for (const [key, text] of wanted) {
    if (given.has(key)) continue;
    faults.push({file, check: NAME, message: `"${key}" is missing`, fix: `Translate "${text}".`});
  }
  for (const {key, line, text} of messages) {
    const english = allowed.get(key);
    if (english === undefined) {
      const isLabel = key === 'version.label';
      faults.push({
        file,
        line,
        check: NAME,
        message: `"${key}" is used nowhere`,
        fix: isLabel ? 'Remove it: the label comes from the releases.' : 'Remove it, or correct the key.',
      });
      continue;
    }
    for (const {message, fix} of faultsOfMessage(english, text)) {
      faults.push({file, line, check: NAME, message: `"${key}" ${message}`, fix});
    }
  }
  return [...faults, ...orderFaults(file, messages)];
}

function orderFaults(file: string, messages: Message[]): Fault[] {
  const misplaced = messages.find(({key}, index) => index > 0 && key < (messages[index - 1]?.key ?? ''));
  if (misplaced === undefined) return [];
  return [
    {
      file,
      line: misplaced.line,
      check: NAME,
      message: `"${misplaced.key}" is out of order`,
      fix: 'Keep the keys in alphabetical order (capitals first).',
    },
  ];
}

async function run(context: CheckContext): Promise<Fault[]> {
  const {root} = context;
  if (!existsSync(path.join(root, 'i18n/ru')) && !existsSync(path.join(root, 'src'))) return [];
  let config: SiteConfig;
  let sidebars: Record<string, SidebarItem[]> = {};
  try {
    config = await readConfig(root);
    const file = path.join(root, 'sidebars.ts');
    if (existsSync(file)) sidebars = (await importDefault(file)) as Record<string, SidebarItem[]>;
  } catch (error) {
    const message = `the configuration cannot be read: ${(error as Error).message}`;
    return [
      {file: 'docusaurus.config.ts', check: NAME, message, fix: 'Fix it, because it also fails the build.'},
    ];
  }
  const {navbar, footer} = wantedOfFrame(config);
  const code = await wantedOfCode(root, (config.presets ?? []).length > 0);
  const sections = [
    ...new Set(
      context.pages
        .filter(({locale, section}) => locale === 'en' && section !== NEWS)
        .map(({section}) => section),
    ),
  ];
  const files: [file: string, wanted: Wanted, allowed?: Wanted][] = [
    ['i18n/ru/code.json', code.wanted, code.allowed],
    ['i18n/ru/docusaurus-theme-classic/navbar.json', navbar],
    ['i18n/ru/docusaurus-theme-classic/footer.json', footer],
    [`${RUSSIAN_POSTS_FOLDER}/options.json`, wantedOfNews(config)],
    ...sections.map((section): [string, Wanted] => [
      `${pageFolder(section, 'ru')}.json`,
      wantedOfSection(context, section, sidebars),
    ]),
  ];
  const read = new Set(files.map(([file]) => file));
  const unread = russianMessageFiles(root)
    .filter((file) => !read.has(file))
    .map((file) => ({
      file,
      check: NAME,
      message: 'no part of the site reads this file',
      fix: 'Remove it, or correct its name.',
    }));
  return [
    ...code.faults,
    ...files.flatMap(([file, wanted, allowed]) => compare(root, file, wanted, allowed)),
    ...unread,
  ];
}

export const check: TextCheck = {
  name: NAME,
  about:
    'i18n/ru has exactly the keys that components, navbar, footer, news, and sidebar folders need, none empty, with the same {values}, three plural forms, in alphabetical order; texts of the theme that Docusaurus leaves in English are translated; components have no text outside translation',
  run,
};
