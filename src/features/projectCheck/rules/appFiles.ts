import {isUndescribed, type Project} from '../project.ts';
import type {FileOf} from '../projectFile.ts';

/** Returns the manifests of the app itself, which have an activity for the launcher. */
export const appManifests = ({of}: Project): FileOf<'manifest'>[] =>
  of('manifest').filter(({isApp}) => isApp);

/** Kinds of bundles that aren't apps: frameworks, tests, and extensions. */
const OTHER_BUNDLES = new Set(['FMWK', 'BNDL', 'XPC!']);

/** Keys of an extension or of an app for Apple Watch. */
const OTHER_KEYS = ['NSExtension', 'WKWatchKitApp', 'WKApplication'];

/** Returns whether Xcode completes a property list with values of the build settings. */
export const isPartial = ({root}: FileOf<'infoPlist'>): boolean => root.keys.CFBundleIdentifier === undefined;

/**
 * Returns the property lists of the app itself, without fragments, which lack most keys on purpose, and without those of
 * extensions, frameworks, and watch apps.
 */
export const appPlists = ({of}: Project): FileOf<'infoPlist'>[] =>
  of('infoPlist').filter((file) => {
    const {keys} = file.root;
    return (
      !file.isFragment &&
      !OTHER_KEYS.some((key) => keys[key] !== undefined) &&
      !OTHER_BUNDLES.has(String(keys.CFBundlePackageType?.value ?? '')) &&
      // The type of a framework can be a variable, but it has no key for a screen.
      (isPartial(file) || Object.keys(keys).some((key) => /^(?:UI|LSRequiresIPhoneOS$)/.test(key)))
    );
  });

/** Returns the property lists of an app whose SDK the pages describe: with SDKs of earlier systems, other keys matter. */
export const describedPlists = (project: Project): FileOf<'infoPlist'>[] =>
  isUndescribed(project.release.ios) ? [] : appPlists(project);
