import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {explicitLocale} from './checks/lint/explicitLocale.mjs';
import {roomImports} from './checks/lint/roomImports.mjs';

/** A regular expression that starts again at each of several blank lines and reads all that follow. */
const QUADRATIC = {
  selector: String.raw`Literal[regex.flags=/m/][regex.pattern=/\^[(?:]*(\\s|\[(?!\^)[^\]]*\\s)/]`,
  message: String.raw`\s matches line breaks, so the time is quadratic for blank lines. Use [^\S\n] after ^.`,
};

const NO_DOCS =
  'In the browser, versions have no list of docs (src/clientBundle/clientTables.ts). Use isPage.';

export default tseslint.config(
  {
    ignores: [
      'build*/',
      '.bench/',
      '.docusaurus*/',
      'node_modules/',
      'coverage/',
      'test-results/',
      '**/fixtures/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      'no-restricted-syntax': ['error', QUADRATIC],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    // Data about all docs comes only from hooks, so only components and hooks can read it.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@docusaurus/plugin-content-docs/client',
          importNames: ['useActiveDocContext', 'useDocVersionSuggestions', 'useLayoutDoc'],
          message: NO_DOCS,
        },
      ],
      'no-restricted-syntax': [
        'error',
        QUADRATIC,
        {
          selector: 'MemberExpression[property.name="docs"]:not([object.name="ThemeClassNames"])',
          message: NO_DOCS,
        },
        {selector: 'ObjectPattern > Property[key.name="docs"]', message: NO_DOCS},
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/site/encodeText.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['encodeURI', 'encodeURIComponent'].map((name) => ({
          name,
          message: 'It throws on unpaired surrogates. Use encodeText.',
        })),
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', ...explicitLocale]},
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testData.ts'],
    plugins: {site: {rules: {'room-imports': roomImports}}},
    rules: {'site/room-imports': 'error'},
  },
  {
    files: ['static/**/*.js'],
    languageOptions: {globals: globals.browser, sourceType: 'script'},
  },
  {
    files: ['scripts/**', 'bench/**', '*.{js,mjs,ts}', 'checks/**', 'tests/**', 'src/**'],
    languageOptions: {globals: globals.node},
  },
  {
    // Ambient module declarations can't have their own imports.
    files: ['**/*.d.ts'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off'},
  },
  prettier,
);
