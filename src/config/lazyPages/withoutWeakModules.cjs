// This is CommonJS because the bundler loads loaders directly, without the compiler that reads the configuration.

/**
 * Bundler loader for Docusaurus' table of route modules: removes the weak references to the modules. They only tell
 * the client whether a module is already loaded, but the bundler compiles every module that they mention.
 * @param {string} source
 * @throws {Error} if the table contains no weak references.
 */
module.exports = function withoutWeakModules(source) {
  const table = source.replace(/, require\.resolveWeak\("[^"]*"\)/g, '');
  if (table === source)
    throw new Error(
      'The table of route modules contains no require.resolveWeak. Compare src/config/lazyPages with this version of Docusaurus.',
    );
  return table;
};
