/** A module request, as the bundler passes it before resolving it. */
export interface ModuleRequest {
  /** Folder of the importing module. */
  context: string;
  request: string;
}

/** A module to use instead of another. */
export interface ModuleReplacement {
  /** The exact request in the importing module. */
  request: string;
  /** Folder of the importing modules. If undefined, all folders match. */
  context?: string;
  /** Path of the module to use. */
  file: string;
  /** End of the path of the replaced module, which must not be in the bundle. */
  original?: string;
}

/** Replaces modules in a bundle and counts the replacements. */
export interface ModuleReplacements {
  /** Replaces the request in place if it matches. */
  apply: (request: ModuleRequest) => void;
  /**
   * Checks the replacements. Call it when the bundle is complete.
   * @param modules names of all modules in the bundle.
   * @throws Error if a replacement was never used or the replaced module is still in the bundle.
   */
  check: (modules: readonly string[]) => void;
}

/** Creates the replacements for one bundle. */
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
        return left === undefined
          ? []
          : [`${left} is in the bundle next to ${file}, which should replace it`];
      });
      if (faults.length === 0) return;
      throw new Error(
        `Module replacements failed: ${faults.join('; ')}. ` +
          'Compare src/clientBundle/clientBundle.ts with this version of Docusaurus.',
      );
    },
  };
}
