import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fault, TextCheck} from '../types.ts';

const NAME = 'rooms';
const MAP = 'README.md';
const GUIDE = 'CONTRIBUTING.md';
const THEME = 'src/theme';
const MOST_WORDS = 1500;

/** Matches folders that commands create. */
const CREATED = /^(?:\.|build|coverage$|node_modules$|test-results$|playwright-report$)/;
/** Folders without a README, because each Markdown file in them would become a page of the site. */
const WITHOUT_README = ['src/pages'];
/** Folders with tests of the code next to them. */
const CODE = ['src', 'checks', 'scripts', 'bench'];

const fault = (file: string, message: string, fix: string): Fault => ({file, check: NAME, message, fix});

function foldersIn(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !CREATED.test(entry.name))
    .map(({name}) => path.posix.join(folder, name));
}

function filesIn(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => !file.includes('/fixtures/'));
}

const read = (root: string, file: string): string =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

function missingReadmes(root: string): Fault[] {
  const rooms = [
    ...foldersIn(root, 'src').filter((folder) => folder !== 'src/features'),
    ...foldersIn(root, 'src/features'),
    ...foldersIn(root, 'checks'),
  ].filter((folder) => !WITHOUT_README.includes(folder));
  return rooms
    .filter((folder) => !existsSync(path.join(root, folder, 'README.md')))
    .map((folder) =>
      fault(
        `${folder}/README.md`,
        'the file is missing',
        'Explain what the folder is for, what can be changed where, and which checks cover it.',
      ),
    );
}

/** Returns faults for folders that the map of the repository doesn't list. */
function missingInMap(root: string): Fault[] {
  const map = read(root, MAP);
  const folders = [
    ...foldersIn(root, '')
      .filter((folder) => folder !== 'src')
      .map((folder) => ({folder, isNamed: map.includes(`\`${folder}/`)})),
    ...foldersIn(root, 'src').map((folder) => ({folder, isNamed: map.includes(`\`${folder}/\``)})),
    ...foldersIn(root, 'src/features').map((folder) => ({
      folder,
      isNamed: map.includes(`\`${path.basename(folder)}/\``),
    })),
  ];
  return folders
    .filter(({isNamed}) => !isNamed)
    .map(({folder}) => fault(MAP, `${folder}/ is not in the map of the repository`, 'Add a row.'));
}

function missingComponents(root: string): Fault[] {
  const file = `${THEME}/README.md`;
  const table = read(root, file);
  return filesIn(root, THEME)
    .filter((component) => component.endsWith('.tsx') && !component.endsWith('.test.tsx'))
    .map((component) => component.slice(THEME.length + 1).replace(/(?:\/index)?\.tsx$/, ''))
    .filter((component) => !table.includes(`| \`${component}\` |`))
    .map((component) =>
      fault(file, `${component} is not in the table`, 'Say whether it is wrapped or ejected, and why.'),
    );
}

/** Returns faults for files of code that a README names but that don't exist. */
function missingFiles(root: string): Fault[] {
  const files = [...CODE, 'tests'].flatMap((folder) => filesIn(root, folder));
  return files
    .filter((file) => path.basename(file) === 'README.md')
    .flatMap((file) =>
      [...read(root, file).matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|css))`/g)]
        .map(([, name = '']) => name)
        .filter(
          (name) =>
            ![root, path.join(root, path.dirname(file))].some((from) => existsSync(path.join(from, name))) &&
            !files.some((each) => `/${each}`.endsWith(`/${name}`)),
        )
        .map((name) => fault(file, `there is no ${name}`, 'Specify the file that now contains the code.')),
    );
}

/** Checks that unit tests are next to the file that they test and have its name. */
function misplacedTests(root: string): Fault[] {
  const endings = ['ts', 'tsx', 'mjs', 'cjs', 'css'];
  return CODE.flatMap((folder) => filesIn(root, folder)).flatMap((file): Fault[] => {
    const base = /^(.*)\.test\.tsx?$/.exec(file)?.[1];
    if (base === undefined || endings.some((ending) => existsSync(path.join(root, `${base}.${ending}`)))) {
      return [];
    }
    return [fault(file, 'there is no file of this name', 'Name the test after the file that it tests.')];
  });
}

function tooLong(root: string): Fault[] {
  const words = read(root, GUIDE).split(/\s+/).filter(Boolean).length;
  return words <= MOST_WORDS
    ? []
    : [
        fault(
          GUIDE,
          `${words} words, and ${MOST_WORDS} are allowed`,
          'Move what few writers need to guides/.',
        ),
      ];
}

export const check: TextCheck = {
  name: NAME,
  about:
    'every folder of code has a README, which names only files that exist, and is in the map of the repository, every theme component is in the table of its README, unit tests are next to the file that they test, and CONTRIBUTING.md is short',
  run: ({root}) => [
    ...missingReadmes(root),
    ...missingInMap(root),
    ...missingComponents(root),
    ...missingFiles(root),
    ...misplacedTests(root),
    ...tooLong(root),
  ],
};
