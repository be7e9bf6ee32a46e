import type {Project} from '../project.ts';
import type {FileOf} from '../projectFile.ts';

/** Returns the manifests of the app itself, which have an activity for the launcher. */
export const appManifests = ({of}: Project): FileOf<'manifest'>[] =>
  of('manifest').filter(({isApp}) => isApp);

/** Kinds of bundles that aren't apps: frameworks, tests, and extensions. */
const OTHER_BUNDLES = new Set(['FMWK', 'BNDL', 'XPC!']);

/**
 * Returns the property lists of the app itself. Fragments, which lack most keys on purpose, and those of extensions and
 * frameworks aren't among them.
 */
export const appPlists = ({of}: Project): FileOf<'infoPlist'>[] =>
  of('infoPlist').filter(
    ({isFragment, root: {keys}}) =>
      !isFragment &&
      keys.NSExtension === undefined &&
      !OTHER_BUNDLES.has(String(keys.CFBundlePackageType?.value ?? '')),
  );
