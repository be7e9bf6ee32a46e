import {fileURLToPath} from 'node:url';
import react from '@vitejs/plugin-react';
import {configDefaults, defineConfig} from 'vitest/config';

const site = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '');

/** Tests of code that changes DOM methods or observes the whole page. They get a separate document. */
const PATCHES_DOM = 'src/features/browserTranslation/*.test.tsx';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      {find: '@site', replacement: site},
      // What Docusaurus's bundler configuration resolves in a build.
      {
        find: /^@docusaurus\/(BrowserOnly|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|Link|Translate|isInternalUrl|router|use\w+)$/,
        replacement: `${site}/node_modules/@docusaurus/core/lib/client/exports/$1.js`,
      },
      {
        find: '@site-changelog-markup',
        replacement: `${site}/src/features/releases/ChangelogList/changelogMarkup.client.ts`,
      },
      {find: /^@theme\/(.+)$/, replacement: `${site}/node_modules/@docusaurus/theme-classic/lib/theme/$1`},
    ],
  },
  test: {
    // The optimizing compiler of Node.js 24 runs out of memory on large grammars (nodejs/node#63421).
    execArgv: ['--liftoff-only'],
    // Only ends tests that hang. Tests must not depend on the speed of the machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          // Functions and the text of the site.
          name: 'node',
          environment: 'node',
          // Files of one worker share loaded modules, which halves the processor time.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'checks/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'checks/*/fixtures/**'],
        },
      },
      {
        extends: true,
        test: {
          // Components, in a simulated browser. Only modules of dependencies are shared, see `cleanUp.ts`.
          name: 'jsdom',
          environment: './tests/support/sharedJsdom.ts',
          isolate: false,
          setupFiles: ['tests/support/cleanUp.ts'],
          include: ['src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, PATCHES_DOM],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom, isolated',
          environment: 'jsdom',
          include: [PATCHES_DOM],
        },
      },
    ],
  },
});
