import {builtinEnvironments, type Environment} from 'vitest/runtime';

const shared = globalThis as {jsdomOfWorker?: unknown};

/**
 * jsdom that all test files of a worker share, because creating it and loading React into it takes several times as
 * long as the tests. `cleanUp.ts` resets it.
 */
const sharedJsdom: Environment = {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    shared.jsdomOfWorker ??= await builtinEnvironments.jsdom.setup(global, options);
    return {
      teardown() {
        // The next file uses the same document.
      },
    };
  },
};

export default sharedJsdom;
