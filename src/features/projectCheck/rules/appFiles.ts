import {isUndescribed, type Project} from '../project.ts';
import type {FileOf} from '../projectFile.ts';

/** Returns the app's manifests, which have a launcher activity. */
export const appManifests = ({of}: Project): FileOf<'manifest'>[] =>
  of('manifest').filter(({isApp}) => isApp);

/** Kinds of bundles that aren't apps: frameworks, tests, and extensions. */
const OTHER_BUNDLES = new Set(['FMWK', 'BNDL', 'XPC!']);

/** Keys of extensions and watch apps. */
const OTHER_KEYS = ['NSExtension', 'WKWatchKitApp', 'WKApplication'];

/** Returns whether Xcode adds values from the build settings to the file. */
export const isPartial = ({root}: FileOf<'infoPlist'>): boolean => root.keys.CFBundleIdentifier === undefined;

/**
 * Returns the app's property lists. Excludes fragments, which lack most keys on purpose, and the files of extensions,
 * frameworks, and watch apps.
 */
export const appPlists = ({of}: Project): FileOf<'infoPlist'>[] =>
  of('infoPlist').filter((file) => {
    const {keys} = file.root;
    return (
      !file.isFragment &&
      !OTHER_KEYS.some((key) => keys[key] !== undefined) &&
      !OTHER_BUNDLES.has(String(keys.CFBundlePackageType?.value ?? '')) &&
      // A framework's type can be a variable, but only apps have keys for the user interface.
      (isPartial(file) || Object.keys(keys).some((key) => /^(?:UI|LSRequiresIPhoneOS$)/.test(key)))
    );
  });

/** Returns the app's property lists unless the SDK is older than the documentation, because it requires other keys. */
export const describedPlists = (project: Project): FileOf<'infoPlist'>[] =>
  isUndescribed(project.release.ios) ? [] : appPlists(project);
