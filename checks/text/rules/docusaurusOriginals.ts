import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import * as z from 'zod';
import {readData} from '../../../src/site/readData.ts';
import type {Fault, TextCheck} from '../types.ts';

const name = 'docusaurusOriginals';
const FILE = 'src/theme/originals.json';
const THEME = 'src/theme/README.md';
const PACKAGES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
/** Packages with the CSS modules that our styles refer to. */
const STYLED = ['@docusaurus/theme-classic/lib', '@docusaurus/theme-common/lib'];

/** For each of our files, the modules of Docusaurus that it was last compared with, and their fingerprints. */
const schema = z.object({originals: z.record(z.string(), z.record(z.string(), z.string()))});
type Originals = z.infer<typeof schema>['originals'];

const fault = (file: string, message: string, fix: string): Fault => ({file, check: name, message, fix});

function fingerprint(original: string): string | null {
  const file = path.join(PACKAGES, original);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12) : null;
}

function changedOriginals(originals: Originals): Fault[] {
  return Object.entries(originals).flatMap(([own, compared]) =>
    Object.entries(compared).flatMap(([original, known]): Fault[] => {
      const now = fingerprint(original);
      if (now === known) return [];
      return [
        fault(
          own,
          now === null ? `Docusaurus has no ${original} anymore` : `${original} has changed`,
          `Compare: diff node_modules/${original} ${own}. Then write "${now ?? ''}" to ${FILE}.`,
        ),
      ];
    }),
  );
}

/** Returns faults for components that are copies, according to the table, but have no original to compare with. */
function uncomparedCopies(root: string, originals: Originals): Fault[] {
  const table = path.join(root, THEME);
  if (!existsSync(table)) return [];
  return [...readFileSync(table, 'utf8').matchAll(/^\| `(.+?)` \| (?:ejected|replaces) \|/gm)]
    .map(([, component = '']) => `src/theme/${component}`)
    .filter((file) => !['.tsx', '/index.tsx'].some((end) => originals[file + end] !== undefined))
    .map((file) => fault(FILE, `${file} is missing`, 'Add the path of its original and its fingerprint.'));
}

const filesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith(ending))
        .map((file) => path.join(folder, file))
    : [];

/** Returns faults for styles of classes whose names are hashed, such as `[class*='tocItem']`, that no module has. */
function unknownClasses(root: string): Fault[] {
  const styles = filesIn(path.join(root, 'src'), '.css').map((file) => ({
    file: path.relative(root, file).split(path.sep).join('/'),
    text: readFileSync(file, 'utf8'),
  }));
  const modules = STYLED.flatMap((folder) => filesIn(path.join(PACKAGES, folder), '.module.css'));
  const known = modules.map((file) => readFileSync(file, 'utf8')).join('\n');
  return styles.flatMap(({file, text}) =>
    [...new Set([...text.matchAll(/\[class\*='([\w-]+)'\]/g)].map(([, part = '']) => part))]
      .filter((part) => !new RegExp(`\\.[\\w-]*${part}`).test(known))
      .map((part) =>
        fault(
          file,
          `no CSS module of Docusaurus has a class .${part}`,
          'Compare the selector with the theme, and correct it.',
        ),
      ),
  );
}

export const check: TextCheck = {
  name,
  about:
    'the modules of Docusaurus that ours copy or depend on have not changed since they were compared, and the theme has the classes that our styles refer to',
  run({root}) {
    const {originals} = readData(root, FILE, schema);
    return [...changedOriginals(originals), ...uncomparedCopies(root, originals), ...unknownClasses(root)];
  },
};
