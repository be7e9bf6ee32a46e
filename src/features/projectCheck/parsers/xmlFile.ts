import type {
  DependencyList,
  ManifestFile,
  MetaData,
  PlistDictionary,
  PlistValue,
  ProjectFile,
  Setting,
} from '../projectFile.ts';

import {coordinatesOf} from './gradleFile.ts';
import {allElements, xmlTree, type XmlElement} from './xmlTree.ts';

const ANDROID_NAME = 'android:name';

function manifest(name: string, root: XmlElement): ManifestFile & {name: string} {
  const application = root.children.find((child) => child.name === 'application');
  const metaData = allElements(root).flatMap((parent) =>
    parent.children
      .filter((child) => child.name === 'meta-data')
      .map(({attributes, line}): MetaData => ({
        file: name,
        line,
        name: attributes[ANDROID_NAME] ?? '',
        value: attributes['android:value'] ?? attributes['android:resource'] ?? null,
        parent: parent.name,
        isRemoved: attributes['tools:node'] === 'remove',
      })),
  );
  const permissions = root.children.filter((child) => child.name.startsWith('uses-permission'));
  return {
    kind: 'manifest',
    name,
    isApp: allElements(root).some(
      (element) =>
        element.name === 'category' &&
        element.attributes[ANDROID_NAME] === 'android.intent.category.LAUNCHER',
    ),
    application: application ? {file: name, line: application.line} : null,
    networkSecurityConfig: application?.attributes['android:networkSecurityConfig'] !== undefined,
    usesCleartextTraffic: application?.attributes['android:usesCleartextTraffic'] === 'true',
    metaData,
    removedPermissions: permissions
      .filter(({attributes}) => attributes['tools:node'] === 'remove')
      .map(({attributes, line}) => ({file: name, line, value: attributes[ANDROID_NAME] ?? ''})),
  };
}

function plistValue(element: XmlElement): PlistValue {
  switch (element.name) {
    case 'true':
      return true;
    case 'false':
      return false;
    case 'array':
      return element.children.map(plistValue);
    case 'dict':
      return dictionary(element);
    default:
      return element.text;
  }
}

function dictionary(element: XmlElement): PlistDictionary {
  const entries = element.children.flatMap((child, index) => {
    const value = element.children[index + 1];
    return child.name === 'key' && value !== undefined && value.name !== 'key'
      ? [[child.text, {line: child.line, value: plistValue(value)}] as const]
      : [];
  });
  return {keys: Object.fromEntries(entries)};
}

/** Keys that distinguish an app's Info.plist from others, such as `GoogleService-Info.plist`. */
const APP_KEY = /^(?:CFBundle|UI|NS|LS|SKAdNetworkItems|GADApplicationIdentifier|Facebook)/;

function plist(name: string, root: XmlElement, isFragment: boolean): ProjectFile | null {
  const outer = root.children.find((child) => child.name === 'dict');
  if (outer === undefined) return null;
  const content = dictionary(outer);
  const {line} = outer;
  const keys = Object.keys(content.keys);
  if (/\.xcprivacy$/i.test(name) || keys.some((key) => key.startsWith('NSPrivacy'))) {
    return {kind: 'privacyManifest', name, line, root: content};
  }
  return keys.some((key) => APP_KEY.test(key))
    ? {kind: 'infoPlist', name, line, root: content, isFragment}
    : null;
}

function dependencyList(name: string, root: XmlElement): DependencyList & {name: string} {
  const elements = allElements(root);
  const texts = (tag: string): Setting[] =>
    elements.filter((each) => each.name === tag).map(({text, line}) => ({file: name, line, value: text}));
  return {
    kind: 'dependencyList',
    name,
    artifacts: elements
      .filter((each) => each.name === 'androidPackage')
      .flatMap(({attributes, line}) => {
        const found = coordinatesOf(attributes.spec ?? '');
        return found === null ? [] : {...found, file: name, line, excludes: []};
      }),
    repositories: texts('repository'),
    pods: elements
      .filter((each) => each.name === 'iosPod')
      .map(({attributes, line}) => ({
        file: name,
        line,
        name: attributes.name ?? '',
        requirement: attributes.version ?? null,
      })),
    sources: texts('source'),
  };
}

/** Returns whether a text contains only the keys of a property list, as samples in guides do. */
const isFragment = (text: string): boolean => /^\s*<key>/.test(text);

/** Wraps a fragment so that it becomes a complete file. */
const completed = (text: string): string => (isFragment(text) ? `<plist><dict>${text}</dict></plist>` : text);

/**
 * Parses a manifest, a property list, or a dependency list. Returns null for other XML files.
 * @throws Error when the syntax is invalid.
 */
export function xmlFile(name: string, text: string): ProjectFile | null {
  const root = xmlTree(completed(text)).at(-1);
  switch (root?.name) {
    case 'manifest':
      return manifest(name, root);
    case 'plist':
      return plist(name, root, isFragment(text));
    case 'dependencies':
      return dependencyList(name, root);
    default:
      return null;
  }
}
