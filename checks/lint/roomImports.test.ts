import {readdirSync} from 'node:fs';
import {Linter, type Rule} from 'eslint';
import {describe, expect, it} from 'vitest';
import {roomImports, ROOMS} from './roomImports.mjs';

const messages = (file: string, code: string): string[] =>
  new Linter({cwd: '/site'})
    .verify(
      code,
      [
        {
          files: ['**/*.js'],
          plugins: {site: {rules: {'room-imports': roomImports as Rule.RuleModule}}},
          rules: {'site/room-imports': 'error'},
        },
      ],
      `/site/${file}`,
    )
    .map(({message}) => message);

describe('roomImports', () => {
  it('lists every folder of src and of src/features', () => {
    const foldersIn = (folder: string) =>
      readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && entry.name !== 'features')
        .map(({name}) => `${folder}/${name}`);
    expect([...foldersIn('src'), ...foldersIn('src/features')].sort()).toEqual(
      ROOMS.filter((room) => !room.endsWith('.ts')).sort(),
    );
  });

  it.each([
    ['src/site/a.js', "import '../features/search/b';", 'src/site must not import from src/features/search'],
    ['src/site/a.js', "import '@site/src/ui/b';", 'src/site must not import from src/ui'],
    ['src/features/news/a.js', "export * from '../../config/b';", 'must not import from src/config'],
    ['src/features/news/c/a.js', "import('../../search/b');", 'must not import from src/features/search'],
    ['src/features/news/a.js', "export {a} from '@site/src/theme/b';", 'must not import from src/theme'],
    ['src/features/news/a.js', "import '../../../scripts/b';", 'must not depend on scripts'],
    ['src/config/a.js', "import '@site/checks/b';", 'must not depend on checks'],
    ['src/features/unknown/a.js', '', 'src/features/unknown is missing in the list'],
  ])('rejects in %s: %s', (file, code, message) => {
    expect(messages(file, code)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['src/features/search/a.js', "import '../news/b'; import './b'; import '@site/src/site/c';"],
    ['src/features/search/c/a.js', "import '../b'; import '@theme/CodeBlock'; import 'react';"],
    ['src/theme/a.js', "import '../../docusaurus.config'; import('../features/search/b');"],
    ['scripts/a.js', "import '../checks/b'; import '../src/config/c';"],
  ])('accepts in %s: %s', (file, code) => {
    expect(messages(file, code)).toEqual([]);
  });
});
