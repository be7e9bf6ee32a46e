/** A request for a module, as the bundler passes it before it resolves it. */
export interface ModuleRequest {
  /** Folder of the module that imports. */
  context: string;
  request: string;
}

/** A module to use in place of another. */
export interface ModuleReplacement {
  /** What the importing module asks for, letter for letter. */
  request: string;
  /** Folder of the importing modules; all folders if undefined. */
  context?: string;
  /** Path of the module to use. */
  file: string;
  /** End of the path of the module that must not be in the bundle any more. */
  original?: string;
}

/** Replaces modules of a bundle, and counts how often. */
export interface ModuleReplacements {
  /** Replaces the request in place if it is one of those to replace. */
  apply: (request: ModuleRequest) => void;
  /**
   * Call when the bundle is complete.
   * @param modules names of all modules in the bundle
   * @throws if a replacement was made zero times, or if the replaced module is still in the bundle
   */
  check: (modules: readonly string[]) => void;
}

/** Makes the replacements of one bundle. */
export function moduleReplacements(replacements: readonly ModuleReplacement[]): ModuleReplacements {
  const counts = new Map(replacements.map((replacement) => [replacement, 0]));
  return {
    apply(resource) {
      for (const [replacement, count] of counts) {
        const {request, context, file} = replacement;
        if (resource.request !== request || (context !== undefined && resource.context !== context)) continue;
        resource.request = file;
        counts.set(replacement, count + 1);
        return;
      }
    },
    check(modules) {
      const faults = [...counts].flatMap(([{request, context, file, original}, count]) => {
        const from = context === undefined ? '' : ` in ${context}`;
        if (count === 0) return [`nothing${from} imports ${request}, which ${file} should replace`];
        const left = original === undefined ? undefined : modules.find((name) => name.endsWith(original));
        return left === undefined ? [] : [`${left} is in the bundle beside ${file}, which should replace it`];
      });
      if (faults.length === 0) return;
      throw new Error(
        `Module replacements failed: ${faults.join('; ')}. ` +
          'Compare src/clientBundle/clientBundle.ts with this version of Docusaurus.',
      );
    },
  };
}
